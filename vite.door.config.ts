import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { narrowFonts } from './vite.fonts.ts';

// The app of the door: one page, kept whole on the device by its worker, the reader of codes included.
export default defineConfig(
  async (): Promise<UserConfig> => ({
    base: '/door/',
    resolve: { alias: await narrowFonts() },
    plugins: [react()],
    publicDir: false,
    build: {
      outDir: 'dist/door',
      emptyOutDir: true,
      manifest: true,
      cssCodeSplit: false,
      // The reader is asked for as a file, never as a part of a script.
      assetsInlineLimit: 0,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ['door/app/entry-door.tsx'] },
    },
  }),
);
