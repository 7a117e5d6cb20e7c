import { expect, test } from 'vitest'
import { kindOfRow, openShopWithRoles } from './access-callers.ts'
import { rows } from './access-rows.ts'
import { opened } from './opened.ts'
import { rowsOf } from './rows-of.ts'

const shop = opened(openShopWithRoles)

/** The routes that Payload makes for each collection and global. */
const made = rows.filter((row) => row.made)

test.each(rowsOf(made, kindOfRow))('the route $route of Payload admits $may', async (row) => {
  const { answers, expected } = await shop.tried(row)
  expect(answers).toEqual(expected)
})
