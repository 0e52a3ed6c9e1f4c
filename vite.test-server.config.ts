import { pathToFileURL } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import server from './vite.server.config.ts';

// The shops that tests start as separate processes (ADR 161): built as `npm start` runs them, in a folder that may be anywhere.
export default defineConfig({
  ...server,
  plugins: [fromItsSource()],
  build: {
    ...server.build,
    ssr: true,
    sourcemap: false,
    rolldownOptions: {
      ...server.build?.rolldownOptions,
      input: ['server/main.ts', 'server/testing/test-serve.ts'],
    },
  },
});

/** Files that a module names by its own place are found from its source. */
function fromItsSource(): Plugin {
  return {
    name: 'foyer:from-its-source',
    transform: {
      filter: { id: /\/server\/.*\.ts$/, code: 'import.meta.url' },
      handler: (code, id) => ({
        code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
        map: null,
      }),
    },
  };
}
