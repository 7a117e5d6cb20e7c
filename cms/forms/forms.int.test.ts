import { beforeAll, describe, expect, test } from 'vitest'
import type { Page } from '#contracts/pages.ts'
import { brand } from '#domain/brand.ts'
import { moveClock, nowIso } from '#plugins/kit/clock.ts'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import { changeAndSchedule } from '#plugins/kit/work/schedule-steps.ts'
import { tasksOf } from '#plugins/kit/extend.ts'
import { countWhere, findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { storedDocuments } from '#plugins/kit/test-database.ts'
import { opened } from '../../tests/opened.ts'
import { expectRefused, openTrial, type Caller } from '../../tests/trial-shop.ts'
import { closeSubmission, countOpenSubmissions, openSubmission } from './repository.ts'

const DAY_MS = 86_400_000
const WORDS = 'Minulla on glaukoomaepäily'

const trial = opened(openTrial)
let id: string
beforeAll(async () => {
  id = String((await findOne(trial.shop, 'forms', { code: { equals: 'yhteydenotto' } }))?.id)
})

const answers = {
  nimi: 'Aino Mäkelä',
  sahkoposti: 'aino@example.com',
  'mista-on-kyse': 'Jokin muu',
  viestisi: WORDS,
}
const send = async (differences: object = {}, headers: Caller = {}) => {
  const answer = await trial.shop.ask(
    `/content/forms/${id}`,
    { answers, consents: true, ...differences },
    {
      ...(await trial.shop.newShopper()),
      ...headers,
    },
  )
  await finishLaterWork()
  return answer
}
const latest = async () => (await findAll(trial.shop, 'form-submissions', {}, { sort: '-id', limit: 1 }))[0]!
const lettersOf = (ref: string) => findAll(trial.shop, 'outbox', { key: { like: `form ${ref}` } })
const task = async (name: string) =>
  tasksOf(trial.shop.payload.config)
    .find((one) => one.name === name)!
    .run(await trial.shop.req())

describe('a form that was sent', () => {
  test('notifies the chain and the sender, without its content', async () => {
    const answer = await send()
    expect(answer.status).toBe(200)
    const { ref, receivedAt } = await latest()
    expect(await answer.json()).toEqual({ receivedAt })
    const letters = await lettersOf(ref)
    expect(letters.map(({ to }) => to).toSorted()).toEqual(['aino@example.com', `asiakaspalvelu@${brand.slug}.example`])
    const reported = await trial.shop.payload.db.find({ collection: 'outbox', where: {} })
    expect(JSON.stringify(reported)).not.toContain('glaukooma')
  })

  test('is readable for staff, who are recorded, and sealed in the database', async () => {
    await send()
    const { ref } = await latest()
    const req = await trial.shop.req()
    expect((await openSubmission(req, ref, 'Kaisa')).answers.map(({ value }) => value)).toContain(WORDS)
    await openSubmission(req, ref, 'Liisa')
    expect((await latest()).readings?.map(({ who }) => who)).toEqual(['Kaisa', 'Liisa'])
    const stored = JSON.stringify(await storedDocuments(trial.shop.payload))
    for (const word of ['glaukoomaepäily', 'Aino Mäkelä']) expect(stored).not.toContain(word)
  })

  test('is stored once per key, however often the button is pressed', async () => {
    const before = await countWhere(trial.shop, 'form-submissions', {})
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const sent = await Promise.all([send({}, key), send({}, key), send({}, key)])
    const heard = await Promise.all(sent.map(async (answer) => JSON.stringify(await answer.json())))
    expect(new Set(heard).size).toBe(1)
    expect(await countWhere(trial.shop, 'form-submissions', {})).toBe(before + 1)
    expect(await lettersOf((await latest()).ref)).toHaveLength(2)
    await expectRefused(send({ answers: { ...answers, nimi: 'Pekka' } }, key), 409, 'request.key_reused')
  })

  test('is open until staff have handled it', async () => {
    await send()
    const { ref } = await latest()
    const req = await trial.shop.req()
    const before = await countOpenSubmissions(req)
    await closeSubmission(req, ref, 'Kaisa')
    await closeSubmission(req, ref, 'Liisa')
    expect(await countOpenSubmissions(req)).toBe(before - 1)
    expect(await latest()).toMatchObject({ state: 'handled', handledBy: 'Kaisa' })
  })

  test('has its e-mails sent by the next sweep where a crash came before', async () => {
    await send()
    const { ref } = await latest()
    for (const { id: letter } of await lettersOf(ref))
      await trial.shop.payload.db.deleteOne({ collection: 'outbox', where: { id: { equals: letter } } })
    await changeAndSchedule(trial.shop, 'form-submissions', { ref: { equals: ref } }, {}, [
      { step: 'letters', at: nowIso() },
    ])
    await task('steps')
    expect(await lettersOf(ref)).toHaveLength(2)
    expect((await latest()).owed).toEqual([])
  })

  test('is deleted after the retention days of its form, although not handled', async () => {
    await send()
    const { ref } = await latest()
    const find = () => findOne(trial.shop, 'form-submissions', { ref: { equals: ref } })
    moveClock(90 * DAY_MS - 3_600_000)
    await task('forget form submissions')
    expect(await find()).toMatchObject({ state: 'open' })
    moveClock(2 * 3_600_000)
    await task('forget form submissions')
    expect(await find()).toBeNull()
  })
})

test.each([
  ['no name', { answers: { ...answers, nimi: ' ' } }, 422, 'form.field_missing'],
  ['a malformed address', { answers: { ...answers, sahkoposti: 'aino' } }, 422, 'contact.email_malformed'],
  ['a malformed number', { answers: { ...answers, puhelinnumero: '12' } }, 422, 'contact.phone_malformed'],
  ['an unknown choice', { answers: { ...answers, 'mista-on-kyse': 'Sää' } }, 422, 'form.option_unknown'],
  ['a long message', { answers: { ...answers, viestisi: 'x'.repeat(4001) } }, 422, 'form.too_long'],
  ['an endless message', { answers: { ...answers, viestisi: 'x'.repeat(10_001) } }, 400, 'request.malformed'],
  ['an unknown field', { answers: { ...answers, muu: 'x' } }, 409, 'form.changed'],
  [
    'too many fields',
    { answers: Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`a${at}`, 'x'])) },
    400,
    'request.malformed',
  ],
  ['no answers', { answers: 'x' }, 400, 'request.malformed'],
  ['no consent', { consents: false }, 422, 'form.consent_missing'],
  ['a filled field that people do not see', { website: 'https://example.com' }, 422, 'form.looks_automatic'],
  ['the speed of a program', { filledFor: 300 }, 422, 'form.looks_automatic'],
] as const)('a form sent with %s is refused, and nothing is written', async (_, differences, status, code) => {
  const before = await countWhere(trial.shop, 'form-submissions', {})
  await expectRefused(send(differences), status, code)
  expect(await countWhere(trial.shop, 'form-submissions', {})).toBe(before)
})

test('sending an unknown form is refused', async () => {
  const shopper = await trial.shop.newShopper()
  const sent = trial.shop.ask('/content/forms/unknown', { answers, consents: true }, shopper)
  await expectRefused(sent, 404, 'form.not_found')
})

test('a shopper can send a form six times in ten minutes', async () => {
  process.env.SHOP_LIMITS = ''
  try {
    const shopper = await trial.shop.newShopper()
    const sent: number[] = []
    for (let time = 0; time < 7; time += 1) sent.push((await send({}, shopper)).status)
    expect(sent).toEqual([200, 200, 200, 200, 200, 200, 429])
  } finally {
    process.env.SHOP_LIMITS = 'off'
  }
})

test('a page shows its form with the present fields and consent', async () => {
  const form = await findOne(trial.shop, 'forms', { code: { equals: 'yhteydenotto' } })
  const blocks = [{ blockType: 'form', heading: 'Kirjoita meille', form: form?.id }]
  const data = {
    language: 'fi',
    kind: 'page',
    title: 'Kirjoita',
    path: '/kirjoita',
    blocks,
    seo: { isHidden: true },
    _status: 'published',
  }
  await trial.shop.payload.create({ collection: 'pages', data: data as never })
  const shown = async () => {
    const { page } = (await (await trial.shop.ask('/content/page?path=/kirjoita')).json()) as { page: Page }
    return page.blocks[0]
  }
  expect(await shown()).toMatchObject({ type: 'form', form: { id, retentionDays: 90, submitText: 'Lähetä viesti' } })
  const block = await shown()
  expect(block?.type === 'form' && block.form.fields.map(({ name, kind }) => [name, kind])).toEqual([
    ['nimi', 'text'],
    ['sahkoposti', 'email'],
    ['puhelinnumero', 'phone'],
    ['mista-on-kyse', 'select'],
    ['viestisi', 'textarea'],
  ])
  expect(block?.type === 'form' && block.form.consent).toContain('<p>Suostun siihen')
})

test.each([
  [{ receiver: 'joku@muualla.example' }, /ketjun omaa osoitetta/],
  [{ receiver: 'asiakaspalvelu' }, /Tarkista sähköpostiosoite/],
  [{ retentionDays: 366 }, /1–365/],
  [{ fields: [{ label: 'Kaupunki', kind: 'select', options: [] }] }, /vähintään yksi vaihtoehto/],
])('editors cannot save a form with %j', async (data, sentence) => {
  const saved = trial.shop.payload.update({ collection: 'forms', id, data: data as never })
  const problem: unknown = await saved.catch((one: unknown) => one)
  expect(JSON.stringify((problem as { data?: unknown }).data)).toMatch(sentence)
})
