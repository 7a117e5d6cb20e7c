import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { SeedEyewear } from '#contracts/seed-eyewear.ts'
import { isShield } from '#domain/frames/frame.ts'
import { picturedWidth } from '#domain/frames/pictured-width.ts'
import { PHOTO_WIDTH_MM } from '#site/server/pictures/image.ts'

const eyewear = JSON.parse(readFileSync('content-seeds/articles/eyewear.json', 'utf8')) as SeedEyewear[]
/** The difference from the background, over three colors, from which on a pixel belongs to the frame. */
const SEEN = 60

test.each(eyewear)('$model is as wide in its front picture as the line under it', async (model) => {
  const file = `content-seeds/pictures/${model.model}-${model.colors[0]!.slug}-front.webp`
  const design = { ...model, ...model.sizes[0]!, isShield: isShield(model) }
  expect(Math.abs((await widthIn(file)) - picturedWidth(design))).toBeLessThan(1)
})

/** Millimeters from the first column to the last that shows anything above the shadow. */
async function widthIn(file: string): Promise<number> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const columns: number[] = []
  for (let y = Math.round(info.height * 0.15); y < info.height * 0.62; y += 1)
    for (let x = 0; x < info.width; x += 1)
      if (differs(data, (y * info.width + x) * 3, y * info.width * 3)) columns.push(x)
  const [first, last] = [columns.reduce((a, b) => Math.min(a, b)), columns.reduce((a, b) => Math.max(a, b))]
  return ((last - first + 1) * PHOTO_WIDTH_MM) / info.width
}

function differs(data: Buffer, pixel: number, background: number): boolean {
  const [red, green, blue] = [0, 1, 2].map((i) => Math.abs((data[pixel + i] ?? 0) - (data[background + i] ?? 0)))
  return (red ?? 0) + (green ?? 0) + (blue ?? 0) > SEEN
}
