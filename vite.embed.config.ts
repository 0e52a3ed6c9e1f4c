import { defineConfig } from 'vite';

// The script for a museum's own pages: one file, plain enough for any page to load it. The server wraps it in what it must
// know of the shop (server/pages/embed-script.ts).
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/embed',
    emptyOutDir: true,
    target: 'es2022',
    lib: {
      entry: 'shop/embed/foyer-shop.ts',
      formats: ['iife'],
      name: 'foyerShop',
      fileName: () => 'embed.js',
    },
  },
});
