import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPage, listPagePaths, type Page, type PagePaths } from '#contracts/pages.ts'
import { languageOfSeed, SeedPage } from '#contracts/seed-pages.ts'
import { openTrial, type Trial } from '../../tests/trial-shop.ts'

const seeds = readdirSync('content-seeds/pages').map((file) => ({
  ...SeedPage.parse(JSON.parse(readFileSync(`content-seeds/pages/${file}`, 'utf8'))),
  ...languageOfSeed(file.replace('.json', '')),
}))

let trial: Trial

beforeAll(async () => {
  trial = await openTrial()
})
afterAll(() => trial.close())

test.each(seeds)(
  'the seeded page $path is published with all its blocks',
  async ({ path, kind, blocks, language, original, effectiveOn = null }) => {
    const answer = await trial.shop.ask(`${getPage.path}?path=${encodeURIComponent(path)}`)
    const { page } = (await answer.json()) as { page: Page }
    expect(page).toMatchObject({ kind, language, effectiveOn })
    expect(page.blocks.map(({ type }) => type)).toEqual(blocks.map(({ blockType }) => blockType))
    if (original !== null) expect(page.sisters.map((sister) => sister.language)).toContain('fi')
  },
)

test('each page key leads to the seeded page that claims it', async () => {
  const { paths } = (await (await trial.shop.ask(listPagePaths.path)).json()) as { paths: PagePaths }
  expect(paths).toMatchObject(Object.fromEntries(seeds.flatMap(({ path, keys }) => keys.map((key) => [key, path]))))
})
