import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { picturedWidth } from '#domain/frames/pictured-width.ts'
import { designOf, eyewear, SEEDS } from './articles.ts'

const PHOTO_WIDTH_MM = 175
/** The difference from the background, over three colors, from which on a pixel belongs to the frame. */
const SEEN = 60

test.each(eyewear())('$model is as wide in its front picture as the line under it', async (model) => {
  const file = join(SEEDS, 'pictures', `${model.model}-${model.colors[0]?.slug}-front.webp`)
  expect(Math.abs((await widthIn(file)) - picturedWidth(designOf(model)))).toBeLessThan(1)
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
