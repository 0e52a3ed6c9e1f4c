// Development only: React's hot reload has to be in place before the first component is loaded.
const REFRESH = '/@react-refresh';

type Refresh = { default: { injectIntoGlobalHook(window: Window): void } };

const { default: refresh } = (await import(/* @vite-ignore */ REFRESH)) as Refresh;
refresh.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
await import('./entry-door.tsx');
