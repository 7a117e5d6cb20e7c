import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { pictureProblem } from './picture-problem.ts'

const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
let png: Buffer

beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 99, sigma: 9 } as const
  const red = { width: 200, height: 100, channels: 3, background: 'red', noise } as const
  png = await sharp({ create: red }).png().toBuffer()
})

test.each(['png', 'jpeg', 'webp', 'avif'] as const)('a picture of the format %s is accepted', async (format) => {
  const data = await sharp(png).toFormat(format).toBuffer()
  expect(await pictureProblem({ name: `Kuva.${format.toUpperCase()}`, data })).toBeUndefined()
})

test.each([
  ['nothing', 'a.png', () => Buffer.alloc(0), /tyhjä/],
  ['text', 'a.jpg', () => Buffer.from('Tämä on tekstiä.'), /ei ole kuva/],
  ['a drawing with a script', 'a.svg', () => script, /ei ole kuva/],
  ['a drawing that calls itself a photo', 'a.png', () => script, /ei ole kuva/],
  ['a page', 'a.webp', () => Buffer.from('<html><script>alert(1)</script></html>'), /ei ole kuva/],
  ['a picture of another format', 'a.jpg', () => png, /pääte on jpg/],
  ['a picture without an ending', 'a', () => png, /ei ole kuva/],
  ['half a picture', 'a.png', () => png.subarray(0, png.length / 2), /kesken/],
  ['billions of pixels', 'a.png', () => bomb(30_000), /30000 × 30000/],
])('a picture file is refused: %s', async (_, name, data, sentence) => {
  expect(await pictureProblem({ name, data: data() })).toMatch(sentence)
})

/** A square of one color in a few kilobytes, whose head promises this many pixels a side. */
function bomb(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  const sign = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([sign, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(1000))), chunk('IEND')])
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
