import { relative, sep } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const OUT = 'dist/server';

// The server as few files (ADR 155). What it is made of and the two libraries of very many small modules are in them; all other
// libraries stay where they are installed.
export default defineConfig({
  publicDir: false,
  plugins: [nextToItsSource()],
  ssr: { noExternal: ['typebox', 'kysely'] },
  build: {
    ssr: 'server/main.ts',
    outDir: OUT,
    emptyOutDir: true,
    target: 'node22',
    minify: false,
    sourcemap: true,
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash:7].js' } },
  },
});

/** Files that a module names by its own place are found from where its source stands, not from where it was built to. */
function nextToItsSource(): Plugin {
  return {
    name: 'foyer:next-to-its-source',
    transform: {
      filter: { id: /\/server\/.*\.ts$/, code: 'import.meta.' },
      handler(code, id) {
        const source = relative(`${this.environment.config.root}/${OUT}`, id).replaceAll(sep, '/');
        const place = `new URL(${JSON.stringify(source)}, import.meta.url).href`;
        return { code: code.replaceAll('import.meta.url', place), map: null };
      },
    },
  };
}
