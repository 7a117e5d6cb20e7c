import { chromium } from '@playwright/test'
import sharp from 'sharp'
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
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: FLAGS,
  })
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
      const url = await page.evaluate((given) => window.takePicture(given), order)
      if (problems.length) throw new Error(problems.splice(0).join(' · '))
      return sharp(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
        .webp({ quality: 84, smartSubsample: true, effort: 5 })
        .toBuffer()
    },
    async close() {
      await browser.close()
      server.close()
    },
  }
}
