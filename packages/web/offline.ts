import type { VitePWAOptions } from 'vite-plugin-pwa';

/** The manifest of the installed page. */
const manifest: VitePWAOptions['manifest'] = {
  // Relative to the manifest: the page may be under a path. Without an `id`, the address of the start page is the identity.
  start_url: './',
  scope: './',
  name: 'Nain Jaune',
  short_name: 'Nain Jaune',
  description:
    'Le jeu de cartes français de 1760, seul ou en famille, avec ou sans réseau · Yellow Dwarf · Gelber Zwerg',
  lang: 'fr',
  dir: 'ltr',
  display: 'standalone',
  categories: ['games', 'entertainment'],
  theme_color: '#174a35',
  background_color: '#f6efdf',
  icons: [
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: 'icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: 'icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: 'icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Jouer · Play · Spielen', short_name: 'Jouer', url: './#/' },
    { name: 'Apprendre · Learn · Lernen', short_name: 'Apprendre', url: './#/learn' },
  ].map((shortcut) => ({
    ...shortcut,
    icons: [{ src: 'icons/192.png', sizes: '192x192', type: 'image/png' }],
  })),
};

/** The files for offline use. They are updated only when the user accepts a new version. */
export const offline: Partial<VitePWAOptions> = {
  registerType: 'prompt',
  injectRegister: null,
  manifest,
  includeManifestIcons: false,
  workbox: {
    globPatterns: ['**/*.{html,js,css,svg,json,png,woff2,webmanifest}'],
    // The Paris court cards are a megabyte: cached only after they are used.
    globIgnores: ['**/svg-cards*', '**/paris*'],
    runtimeCaching: [
      {
        urlPattern: /\/(svg-cards|paris)[^/]*$/,
        handler: 'CacheFirst',
        options: { cacheName: 'nain-jaune-courts', expiration: { maxEntries: 12 } },
      },
    ],
    // Files with a hash in their name never change.
    dontCacheBustURLsMatching: /^assets\//,
    // Every address is the same page, which reads the query and the hash itself.
    ignoreURLParametersMatching: [/.*/],
    navigateFallback: null,
    importScripts: ['notices.js'],
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    skipWaiting: false,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    maximumFileSizeToCacheInBytes: 4_000_000,
  },
};
