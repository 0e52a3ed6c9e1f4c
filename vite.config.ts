import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { narrowFonts } from './vite.fonts.ts';

// What every page needs stands in one file: one request, and compressed together. A style sheet that names no classes leaves
// nothing in a script, but would bind a page to the file of whatever else imports it.
const FRAME =
  /(?<!\.module)\.css$|node_modules\W(react|react-dom|react-router|scheduler|icu-minify)\W|shop\Wapp\Wentry-client|shop\Wground\W((?:button-)?link\.|use-local-path|museum-today|site-name|page\W(page-title|fitted-title)|session-value)|\Wui\W(i18n|button|picture)|domain\W(wording|museum-time)|^\0(rolldown|vite)/;

// What pages need together: small files compress badly one by one. A group takes what it imports along, so the first ones come first.
// A choice on a page that is no form:
const CHOICES = /\Wui\W(field|radio-group|choice-group)\.tsx$/;
// What else a form is made of. Skeletons are not: orders have them without any field.
const FIELDS = /\Wui\W(text-field|select-field|checkbox-field|error-summary)\.tsx$/;

// What pages with a form have beside it: their classes and the words of a failure.
const FORM_PAGE = /shop\Wground\W(failure-text|form\Wform-page)/;

// What people tell of themselves, checked, and what is wrong with it in words:
const REGISTRATION = /domain\Wcustomers\Wregistration\.ts$|shop\Wground\Wform\Wfield-problem-text/;

// The kinds of product, and what tells lines of some apart:
const KINDS =
  /domain\W(product-kinds|merchandise\Wmerchandise-line|vouchers\Wvoucher-code-line|cart\Wto-cart-item)\.ts$/;

// The classes of a page with one product:
const DETAIL = /shop\Wground\Wpage\W(detail-page|detail-picture|facts)|shop\Wvisit\W(booking|step)\.module/;
// What pages say where no script runs:
const NO_SCRIPT = /shop\Wground\Wpage\Wno-script/;

export default defineConfig(
  async ({ command, isSsrBuild }): Promise<UserConfig> => ({
    resolve: { alias: command === 'build' && !isSsrBuild ? await narrowFonts() : {} },
    plugins: [react()],
    publicDir: false,
    build: {
      outDir: 'dist/client',
      emptyOutDir: true,
      manifest: true,
      cssCodeSplit: false,
      target: 'es2023',
      // Lists of what each page imports would be a fiftieth of what every browser loads: `shop/app/load-ahead.ts` begins earlier.
      modulePreload: false,
      rolldownOptions: {
        input: ['shop/app/entry-client.tsx', 'shop/first-view/first-view.ts'],
        // A constant stands where it is used, not in another file under a name.
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          // Every page's script names all chunks twice; what is in them says the manifest.
          chunkFileNames: 'assets/[hash:7].js',
          codeSplitting: {
            groups: [
              { name: 'frame', test: FRAME },
              { name: 'choices', test: CHOICES },
              { name: 'fields', test: FIELDS },
              { name: 'form-page', test: FORM_PAGE },
              { name: 'registration', test: REGISTRATION },
              { name: 'kinds', test: KINDS },
              { name: 'detail', test: DETAIL },
              { name: 'no-script', test: NO_SCRIPT },
            ],
          },
        },
      },
    },
    // The built renderer is one file beside these four; in development everything comes from where it was installed.
    ...(command === 'build'
      ? { ssr: { noExternal: true, external: ['react', 'react-dom', 'react-router', 'icu-minify'] } }
      : {}),
  }),
);
