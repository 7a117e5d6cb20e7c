import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fitText, outlinedText } from './outlined-text.ts'
import { sharePicture, sharePictureSize } from './share-picture.ts'

const SIZES = [100, 50]
const box = { width: 700, lines: 3 }

test.each([
  ['Takuut', ['Takuut'], 100],
  ['Piilolinssien turvallinen käyttö', ['Piilolinssien', 'turvallinen', 'käyttö'], 100],
  ['Silmälääkärintarkastus', ['Silmälääkärintarkastus'], 50],
])('%s is broken between words at the largest size that fits', (text, lines, size) => {
  expect(fitText(text, SIZES, box)).toEqual({ lines, size })
})

test('a text that fits in no size is cut at the last line of the box', () => {
  expect(fitText('optikko '.repeat(40), SIZES, box).lines).toHaveLength(3)
})

test('letters are drawn as outlines, and those missing in the typeface are left out', () => {
  const paths = (text: string) => outlinedText(text, 10).match(/<path/g)?.length
  expect(paths('Näkö')).toBe(4)
  expect(paths('Näkö 眼')).toBe(paths('Näkö '))
})

test('the picture has the size that social networks expect, and differs by title', async () => {
  const [one, other] = await Promise.all([sharePicture('Takuut'), sharePicture('Kuivat silmät')])
  expect(await sharp(one).metadata()).toMatchObject({ format: 'png', ...sharePictureSize })
  expect(one.equals(other)).toBe(false)
})
