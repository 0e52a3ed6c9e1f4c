import { defineConfig } from 'vite';

// The worker that shows saved tickets without network: one plain file, which the server hands out (server/pages/tickets-worker.ts).
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/worker',
    emptyOutDir: true,
    target: 'es2022',
    lib: {
      entry: 'shop/saved-tickets/tickets-worker.ts',
      formats: ['iife'],
      name: 'foyerTickets',
      fileName: () => 'tickets-worker.js',
    },
  },
});
