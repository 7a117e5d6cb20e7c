import { build } from 'esbuild'
import type { Page } from '@playwright/test'
import { widgetsPath } from '#domain/server-paths.ts'

/** Where the seeded foreign merchant says that its own site lies. */
export const KETJULENKKI = 'https://www.ketjulenkki.example'
/** The shop under a public name: browsers keep pages of public sites from this machine's own addresses. */
const PROVIDER = 'https://haku.example'

/** The seeded merchant's site at `/demo`, run by React 18 instead of the shop's own. */
export async function runByReact18(page: Page): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ['site/browser/demo/start.tsx'],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    alias: { react: 'react-18', 'react-dom': 'react-dom-18' },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const script = outputFiles[0]?.text ?? ''
  const styles = `<link rel="stylesheet" href="${widgetsPath}/widgets.css">`
  const html = `<!doctype html><html lang="fi"><meta name="viewport" content="width=device-width"><title>Ketjulenkki</title>${styles}
    <body><div id="ketjulenkki"></div><script type="module" src="/demo/react-18.js"></script>`
  await page.route(/\/demo(\/[^.]*)?(\?.*)?$/, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.route('**/demo/react-18.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
}

export interface PlainHost {
  /** What the page says of its language, such as `lang="ar" dir="rtl"`. */
  html?: string
  /** What stands in its head. */
  head?: string
  /** The page of an address. */
  body: (url: URL) => string
  /** What `mount` takes besides merchant and provider, as script. */
  options: (url: URL) => string
}

/** The same merchant's site where it says that it lies: plain pages of another origin, with the script and without React. */
export async function servePlainHost(page: Page, shop: string, host: PlainHost): Promise<void> {
  await page.route(`${PROVIDER}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    // A question may be taken back, or its page be gone, meanwhile.
    const response = await route.fetch({ url: shop + pathname + search }).catch(() => undefined)
    await (response ? route.fulfill({ response }) : route.abort()).catch(() => undefined)
  })
  await page.routeWebSocket(`${PROVIDER.replace('http', 'ws')}/**`, () => undefined)
  await page.route('https://kuvat.ketjulenkki.example/**', (route) => route.abort())
  await page.route(`${KETJULENKKI}/**`, (route) => {
    const url = new URL(route.request().url())
    const body = `<!doctype html><html ${host.html ?? 'lang="fi"'}><head><meta name="viewport" content="width=device-width">
      ${host.head ?? ''}<title>Ketjulenkki</title><link rel="stylesheet" href="${PROVIDER}${widgetsPath}/widgets.css"></head>
      <body>${host.body(url)}<script type="module">
        import { mount } from '${PROVIDER}${widgetsPath}/script.js'
        await mount({ merchant: 'ketjulenkki', market: 'fi', currency: 'EUR', provider: '${PROVIDER}', ${host.options(url)} })
        document.body.dataset.mounted = 'yes'
      </script></body></html>`
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body })
  })
}
