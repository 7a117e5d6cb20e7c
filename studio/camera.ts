import { chromium, type Browser } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { findChromium } from '../server/launch/chromium.mjs'
import type { PictureOrder } from './orders.ts'
import { openServer } from './server.ts'

const FLAGS = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync'] // prettier-ignore

/** A browser that renders pictures in software, so that every machine gives the same ones. */
export async function openCamera(): Promise<{
  take: (order: PictureOrder) => Promise<Buffer>
  close: () => Promise<void>
}> {
  const server = await openServer()
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS })
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await page.goto(server.url)
  await page.waitForFunction('window.takePicture', null, { timeout: 60_000 }).catch(() => {
    throw new Error(`The studio did not open: ${problems.join(' · ')}`)
  })
  return {
    async take(order) {
      if (order.subject === 'drawing') return compressed(await draw(browser, order), order.file)
      const url = await page.evaluate((given) => window.takePicture(given), order)
      if (problems.length) throw new Error(problems.splice(0).join(' · '))
      return compressed(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'), order.file)
    },
    async close() {
      await browser.close()
      server.close()
    },
  }
}

const FONT = import.meta
  .resolve('@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2')

/** A drawing as a browser sets it, with the font of the shop. */
async function draw(browser: Browser, { svg, width, height }: PictureOrder & { subject: 'drawing' }): Promise<Buffer> {
  const font = await readFile(fileURLToPath(FONT), 'base64')
  const page = await browser.newPage({ viewport: { width, height } })
  try {
    await page.setContent(`<style>
      @font-face { font-family: shop; src: url(data:font/woff2;base64,${font}); font-weight: 400 900 }
      body { margin: 0; font-family: shop } svg { display: block }
    </style>${svg}`)
    await page.evaluate(() => document.fonts.ready)
    return await page.screenshot({ type: 'png' })
  } finally {
    await page.close()
  }
}

function compressed(picture: Buffer, file: string): Promise<Buffer> {
  if (file.endsWith('.jpg')) return sharp(picture).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
  return sharp(picture).webp({ quality: 84, smartSubsample: true, effort: 5 }).toBuffer()
}
