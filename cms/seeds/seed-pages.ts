import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Block, Payload } from 'payload'
import { languageOfSeed, SeedPage } from '#contracts/seed-pages.ts'
import type { PageKey } from '#contracts/pages.ts'
import { placePicture } from '#plugins/catalog/seeds/seed-pictures.ts'
import type { Seed } from '#plugins/kit/extend.ts'
import { findAll, findOne, type DocumentId } from '#plugins/kit/storage/documents.ts'
import { openFinder } from './open-finder.ts'
import { seedReader } from './seed-values.ts'

/** The pages that a shop opens with. A page that is there already is left as its editors wrote it, wherever it is now. */
export const seedPages: Seed = {
  name: 'pages',
  async run(payload, folder) {
    const seeds = await readSeeds(folder)
    const created = new Map<string, DocumentId>()
    const ids = new Map<string, DocumentId>()
    for (const [code, { path, title, kind }] of seeds) {
      const known = await findOne({ payload }, 'pages', { code: { equals: code } }, ['id', '_status', 'blocks'])
      if (known) {
        ids.set(code, known.id)
        // A seeding that was interrupted has left the page empty.
        if (known._status === 'draft' && !known.blocks?.length) created.set(code, known.id)
        continue
      }
      const { language, original: of } = languageOfSeed(code)
      const original = of === null ? null : ids.get(of)
      if (original === undefined) throw new Error(`The seeded page ${code} has no original ${of}`)
      const data = { code, path, title, kind, language, original, _status: 'draft' as const }
      const { id } = await payload.create({ collection: 'pages', data, draft: true })
      ids.set(code, id)
      created.set(code, id)
    }
    if (created.size === 0) return 0

    const finder = await openFinder(payload, folder)
    const schemas = blocksOf(payload)
    for (const [code, id] of created) {
      const seed = seeds.get(code)
      if (seed) await publish(id, code, seed)
    }
    await leadKeys(payload, seeds, created)
    return created.size

    async function publish(id: DocumentId, code: string, seed: SeedPage): Promise<void> {
      const { language } = languageOfSeed(code)
      const reader = seedReader(payload, finder, language)
      const blocks = await Promise.all(
        seed.blocks.map(async ({ blockType, ...seeded }) => {
          const schema = schemas.find(({ slug }) => slug === blockType)
          if (!schema) throw new Error(`${code} has a block ${blockType}`)
          return { blockType, ...(await reader.valuesOf(schema.fields, seeded)) }
        }),
      ).catch((problem: unknown) => {
        throw new Error(`The seeded page ${code} cannot be read`, { cause: problem })
      })
      const { description, seoTitle: title, picture, isHidden, effectiveOn, hasShell, hasBottomButtons } = seed
      const seo = {
        title,
        description,
        isHidden,
        ...(picture && { picture: await placePicture(payload, folder, picture, language) }),
      }
      const data = { blocks, seo, effectiveOn, hasShell, hasBottomButtons, _status: 'published' as const }
      await payload.update({ collection: 'pages', id, data: data as never, context: { isSeeding: true } })
    }
  },
}

async function readSeeds(folder: string): Promise<Map<string, SeedPage>> {
  const files = await readdir(join(folder, 'pages'))
  const seeds = files
    .filter((file) => file.endsWith('.json'))
    .map(async (file): Promise<[string, SeedPage]> => {
      const text = await readFile(join(folder, 'pages', file), 'utf8')
      return [basename(file, '.json').normalize('NFC'), SeedPage.parse(JSON.parse(text))]
    })
  // An original comes before its sisters, which name it.
  const all = (await Promise.all(seeds)).toSorted(([one], [other]) => rankOf(one) - rankOf(other))
  return new Map(all)
}

function rankOf(code: string): number {
  return languageOfSeed(code).original === null ? 0 : 1
}

/** The schemas of blocks as Payload has prepared them. */
function blocksOf({ collections }: Payload): Block[] {
  const field = collections.pages.config.flattenedFields.find(({ name }) => name === 'blocks')
  return field?.type === 'blocks' ? field.blocks : []
}

/** Leads the keys of new pages to them, and the keys of goods to their categories. */
async function leadKeys(
  payload: Payload,
  seeds: Map<string, SeedPage>,
  created: Map<string, DocumentId>,
): Promise<void> {
  const toPages = [...created].flatMap(([code, value]) =>
    (seeds.get(code)?.keys ?? []).map((key) => [key, { relationTo: 'pages', value }]),
  )
  const goods: Partial<Record<PageKey, string>> = {
    glasses: 'frames',
    sunglasses: 'sunglasses',
    contact_lenses: 'contact_lenses',
    sports_glasses: 'sports_glasses',
  }
  const categories = await findAll({ payload }, 'categories')
  const toCategories = Object.entries(goods).flatMap(([key, code]) => {
    const category = categories.find((one) => one.code === code)
    return category ? [[key, { relationTo: 'categories', value: category.id }]] : []
  })
  const data: unknown = Object.fromEntries([...toCategories, ...toPages])
  await payload.updateGlobal({ slug: 'page-keys', data: data as never })
}
