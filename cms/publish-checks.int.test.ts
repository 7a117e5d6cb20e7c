import { beforeAll, describe, expect, test } from 'vitest'
import type { PageProblem } from '#contracts/page-checks.ts'
import { findAll, type DocumentId } from '#plugins/kit/storage/documents.ts'
import { opened } from '../tests/opened.ts'
import { openTrial, type Caller } from '../tests/trial-shop.ts'
import { checkDocument, sentenceFor } from './content/check-page.ts'
import { recentWarnings } from './content/recent-warnings.ts'

const trial = opened(openTrial)
let admin: Caller
let hidden: DocumentId
beforeAll(async () => {
  admin = await trial.staff('admin')
  hidden = (await create({ path: '/piilossa', title: 'Piilossa' })).id
})

describe('the admin checks a page before it is published', () => {
  test('a page without a description, with a link to a draft and one to nowhere stays a draft', async () => {
    const page = await create({ path: '/tarkista', blocks: [linking(hidden)] })
    const { status, text } = await publish(page.id)
    expect(status).toBe(400)
    for (const words of ['Kirjoita hakukoneille kuvaus', 'Lohko 1, kehotus', 'Piilossa', '/poistettu'])
      expect(text).toContain(words)
    expect(await codes(page.id)).toEqual(['description_missing', 'link_dead', 'link_dead'])
  })

  test('publishes a page without errors, despite a warning', async () => {
    const seo = { description: 'Alennukset ja tarjoukset, jotka ovat voimassa tässä kuussa kaikissa myymälöissä.' }
    const page = await create({
      path: '/kunnossa',
      seo,
      blocks: [{ blockType: 'quote', text: 'Ale −20 %', person: 'A' }],
    })
    expect(await codes(page.id)).toEqual(['price_claim'])
    expect((await publish(page.id)).status).toBe(200)
  })

  test('lists warnings of pages that staff have published, not of drafts', async () => {
    const seo = { description: 'Kehykset puoleen hintaan koko viikon ajan, niin kauan kuin niitä on jäljellä.' }
    const blocks = [{ blockType: 'quote', text: 'Kehykset −50 %', person: 'A' }]
    const page = await create({ path: '/puolet', title: 'Puolet pois', editedBy: 'Elli Editori', seo, blocks })
    expect(await recentWarnings(trial.shop)).toEqual([])
    expect((await publish(page.id)).status).toBe(200)
    expect(await recentWarnings(trial.shop)).toEqual([
      { id: page.id, title: 'Puolet pois', sentences: [expect.stringContaining('−50 %')] },
    ])
  })

  test('reports a refused field with the number of its block', async () => {
    const steps = { blockType: 'steps', heading: 'Vaiheet', steps: [] }
    const page = await create({ path: '/vaiheet', blocks: [{ blockType: 'quote', text: 'Hyvä', person: 'A' }, steps] })
    const refused = (await problemsOf(page.id)).filter(({ code }) => code === 'field_unfit')
    expect(refused).toMatchObject([
      { block: 2, sentence: expect.stringMatching(/^Sisältö > Lohkot > \S+ 2 \(vaiheet\)/) },
    ])
  })

  test('answers only staff', async () => {
    expect((await trial.shop.ask(`/content/check?page=${hidden}`)).status).toBe(401)
  })

  test('finds no error in any seeded page', async () => {
    const wrong: string[] = []
    for (const page of await findAll(trial.shop, 'pages', { code: { exists: true } }))
      for (const problem of await checkDocument(trial.shop, page))
        if (problem.level === 'error') wrong.push(`${page.path}: ${sentenceFor(trial.shop, problem)}`)
    expect(wrong).toEqual([])
  })
})

function linking(page: DocumentId) {
  const look = { buttonColor: 'primary', buttonSize: 'medium' }
  const actions = [
    { text: 'Piiloon', reference: { relationTo: 'pages', value: page }, ...look },
    { text: 'Tyhjään', address: '/poistettu', ...look },
  ]
  return { blockType: 'call-to-action', heading: 'Lue lisää', actions }
}

async function create(differences: object): Promise<{ id: DocumentId }> {
  const data = { title: 'Sivu', kind: 'page', language: 'fi', _status: 'draft', ...differences }
  return trial.shop.payload.create({ collection: 'pages', data: data as never, draft: true })
}

async function publish(id: DocumentId): Promise<{ status: number; text: string }> {
  const data = { _status: 'published' as const }
  return trial.shop.payload.update({ collection: 'pages', id, data }).then(
    () => ({ status: 200, text: '' }),
    (problem: { status: number; data?: unknown }) => ({ status: problem.status, text: JSON.stringify(problem.data) }),
  )
}

const codes = async (id: DocumentId) => (await problemsOf(id)).map(({ code }) => code)

async function problemsOf(id: DocumentId): Promise<(PageProblem & { sentence: string })[]> {
  const answer = await trial.shop.ask(`/content/check?page=${id}`, undefined, admin)
  return ((await answer.json()) as { problems: (PageProblem & { sentence: string })[] }).problems
}
