import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { narrowFonts } from './vite.fonts.ts';

// What the browser need not load of React Router: what the shop does not use but what no tool can know to be unused.
// The server and `npm run dev` have it whole. Measured, and what to do when it changes: docs/decisions/016.
const PURE = '/* @__PURE__ */ ';
const NO_EFFECT = '/* @__NO_SIDE_EFFECTS__ */ ';
const UNUSED: Readonly<Record<string, readonly (readonly [text: string, instead: string])[]>> = {
  'lib/router/router.js': [
    // Options that `createBrowserRouter` is never given.
    ['init.instrumentations', 'undefined'],
    ['consumeInstrumentationClientResultMetaReceiver(router)', 'undefined'],
    ['init.patchRoutesOnNavigation', 'undefined'],
    ['init.dataStrategy', 'undefined'],
    ['future.unstable_customRouteDiscovery', 'false'],
    // The one blocker that there is (shop/frame/consent/guard-addresses.ts) knows its own states.
    [
      `invariant(blocker.state === "unblocked" && newBlocker.state === "blocked" || blocker.state === "blocked" && newBlocker.state === "blocked" || blocker.state === "blocked" && newBlocker.state === "proceeding" || blocker.state === "blocked" && newBlocker.state === "unblocked" || blocker.state === "proceeding" && newBlocker.state === "unblocked", \`Invalid blocker state transition: \${blocker.state} -> \${newBlocker.state}\`);`,
      '',
    ],
    // View transitions: no link asks for one.
    ['restoreAppliedTransitions(routerWindow, appliedViewTransitions);', ''],
    [
      'let _saveAppliedTransitions = () => persistAppliedTransitions(routerWindow, appliedViewTransitions);',
      '',
    ],
    ['routerWindow.addEventListener("pagehide", _saveAppliedTransitions);', ''],
    ['() => routerWindow.removeEventListener("pagehide", _saveAppliedTransitions)', 'null'],
    ['!isUninterruptedRevalidation && location !== state.location', 'false'],
    ['else if (pendingViewTransitionEnabled)', 'else if (false)'],
  ],
  'lib/components.js': [
    ['!viewTransitionOpts || !isViewTransitionAvailable', 'true'],
    ['let [pendingState, setPendingState] = React$1.useState();', 'let pendingState, setPendingState;'],
    ['let [renderDfd, setRenderDfd] = React$1.useState();', 'let renderDfd, setRenderDfd;'],
    ['let [transition, setTransition] = React$1.useState();', 'let transition, setTransition;'],
    ['let [interruption, setInterruption] = React$1.useState();', 'let interruption, setInterruption;'],
    ['if (vtContext.isTransitioning && !vtContext.flushSync) setRenderDfd(new Deferred());', ''],
    ['renderDfd && pendingState && router.window', 'false'],
    [
      'if (renderDfd && pendingState && state.location.key === pendingState.location.key) renderDfd.resolve();',
      '',
    ],
    ['!vtContext.isTransitioning && interruption', 'false'],
    // Advice to developers, who read it in development.
    [' You should never have more than one in your app.', ''],
    // Navigations are transitions, as React does them by itself.
    ['let [state, setOptimisticState] = useOptimistic(_state);', 'let state = _state, setOptimisticState;'],
    ['useTransitions === false', 'false'],
    ['useTransitions === true', 'false'],
  ],
  'lib/hooks.js': [
    // Set by React's server components only.
    ['this.context', 'false'],
    ['function warningOnce(', `${NO_EFFECT}function warningOnce(`],
  ],
  // Links that prefetch, and data that another renderer left in the page.
  'lib/dom/lib.js': [
    ['= React$1.forwardRef(', `= ${PURE}React$1.forwardRef(`],
    [' || parseHydrationData()', ''],
  ],
  // Warnings to developers, who read them in development.
  'lib/router/history.js': [['function warning(', `${NO_EFFECT}function warning(`]],
  'lib/server-runtime/warnings.js': [['function warnOnce(', `${NO_EFFECT}function warnOnce(`]],
};

const leanRouter: Plugin = {
  name: 'lean-react-router',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production\// },
    handler(code, id) {
      const unused = Object.entries(UNUSED).find(([file]) => id.endsWith(file))?.[1] ?? [];
      // Names for React's developer tools, which would keep a component that nobody uses.
      let lean = code.replace(/^\w+\.displayName = "\w+";$/gm, '');
      for (const [text, instead] of unused) {
        if (!lean.includes(text))
          this.error(`React Router has changed, "${text}" is gone: docs/decisions/016`);
        lean = lean.replaceAll(text, instead);
      }
      return { code: lean, map: null };
    },
  },
};

// Which module a route's page is, only the server wants to know: it tells the browser what to load first.
const leanRoutes: Plugin = {
  name: 'lean-routes',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /shop\Wapp\Wroutes\.tsx$/ },
    handler(code) {
      const lean = code.replace(/(["'])shop\/[\w/-]+\.tsx\1/g, '""').replace('handle: { module }', '');
      if (lean === code) this.error('shop/app/routes.tsx names its modules in another way now');
      return { code: lean, map: null };
    },
  },
};

// What every page needs stands in one file: one request, and compressed together.
const FRAME =
  /node_modules\W(react|react-dom|react-router|scheduler|icu-minify)\W|shop\Wapp\Wentry-client|shop\Wground\W(button-link|link|use-local-path)|\Wui\W(i18n|button|picture)|domain\W(wording|museum-time)|^\0(rolldown|vite)/;

// What a form is made of: pages with one have most of it, and small files compress badly one by one.
const FIELDS = /\Wui\W(field|text-field|select-field|radio-group|error-summary|notice)\.tsx$/;

export default defineConfig(
  async ({ command, isSsrBuild }): Promise<UserConfig> => ({
    resolve: { alias: command === 'build' && !isSsrBuild ? await narrowFonts() : {} },
    plugins: [react(), leanRouter, leanRoutes],
    publicDir: false,
    build: {
      outDir: 'dist/client',
      emptyOutDir: true,
      manifest: true,
      cssCodeSplit: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ['shop/app/entry-client.tsx', 'shop/first-view/first-view.ts'],
        output: {
          // Every page's script names all chunks twice; what is in them says the manifest.
          chunkFileNames: 'assets/[hash:7].js',
          codeSplitting: {
            groups: [
              { name: 'frame', test: FRAME },
              { name: 'fields', test: FIELDS },
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
