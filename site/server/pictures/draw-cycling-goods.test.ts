import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawCyclingGoods } from './draw-cycling-goods.ts'

test('every picture that the feed of the demo merchant names is drawn, and no other', () => {
  const feed = readFileSync('content-seeds/merchants/ketjulenkki.csv', 'utf8')
  const names = [...feed.matchAll(/kuvat\.ketjulenkki\.example\/(.+?)\.svg/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name) => !drawCyclingGoods(name))).toEqual([])
  expect(drawCyclingGoods('mopo-musta')).toBeUndefined()
})
