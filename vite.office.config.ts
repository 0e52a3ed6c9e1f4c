import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { narrowFonts } from './vite.fonts.ts';

// The office is one page behind sign-in: its scripts draw everything, each screen in a file of its own.
export default defineConfig(
  async (): Promise<UserConfig> => ({
    base: '/office/',
    resolve: { alias: await narrowFonts() },
    plugins: [react()],
    publicDir: false,
    build: {
      outDir: 'dist/office',
      emptyOutDir: true,
      manifest: true,
      cssCodeSplit: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ['office/app/entry-office.tsx'],
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\W(react|react-dom|react-router|scheduler)\W/ },
              { name: 'ground', test: /\W(ui|domain|office\Wground)\W/ },
            ],
          },
        },
      },
    },
  }),
);
