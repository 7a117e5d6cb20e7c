import { expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { checkMap } from './check-map.ts'

const tiles = { SHOP_MAP_TILES: 'https://{s}.tiles.example/{z}/{x}/{y}.png', SHOP_MAP_ATTRIBUTION: '© Tiles' }

test.each([[{}], [tiles]])('a usable map passes the check: %j', (env) => {
  expect(() => checkMap(readSettings(env))).not.toThrow()
})

test.each([
  [{ SHOP_MAP_TILES: tiles.SHOP_MAP_TILES }, /^SHOP_MAP_ATTRIBUTION is not set/],
  [{ ...tiles, SHOP_MAP_TILES: 'https://tiles.example/map.png' }, /^SHOP_MAP_TILES must be/],
  [{ ...tiles, SHOP_MAP_TILES: 'tiles.example/{z}/{x}/{y}.png' }, /^SHOP_MAP_TILES must be/],
])('an unusable map is reported in one sentence: %j', (env, sentence) => {
  expect(() => checkMap(readSettings(env))).toThrow(sentence)
})
