import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    cssCodeSplit: false,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'shop/entry-client.tsx' },
  },
  ssr: { noExternal: true, external: ['react', 'react-dom', 'react-router', 'icu-minify'] },
});
