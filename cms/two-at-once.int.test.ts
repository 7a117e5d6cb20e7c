import type { CollectionSlug, PayloadRequest, UploadCollectionSlug } from 'payload'
import { describe, expect, test } from 'vitest'
import { findGlobal, findOne, noteIf, type DocumentId } from '#plugins/kit/storage/documents.ts'
import { opened } from '../tests/opened.ts'
import { openTrial } from '../tests/trial-shop.ts'

const trial = opened(openTrial)

type FormSlug = Exclude<CollectionSlug, UploadCollectionSlug>

const refused = { status: 409, data: { code: 'document.changed' } }

describe('of two who have a document open, the one who saves last overwrites nothing', () => {
  test.each([
    ['of a page', 'pages', { draft: false }],
    ['of the draft of a page, by itself', 'pages', { draft: true, autosave: true }],
    ['of a question, which has no drafts', 'questions', {}],
  ] as [string, FormSlug, Saving][])('refuses the later save %s', async (_, collection, how) => {
    const { id, field } = await someOf(collection)
    const opened = await readBy(collection, id)
    const colleague = await save(collection, id, { [field]: 'Ensimmäinen', updatedAt: opened.updatedAt }, how)
    await expect(save(collection, id, { [field]: 'Toinen', updatedAt: opened.updatedAt }, how)).rejects.toMatchObject(
      refused,
    )
    const now = await readBy(collection, id)
    expect(now).toMatchObject({ [field]: 'Ensimmäinen', updatedAt: colleague.updatedAt })
    expect(await save(collection, id, { [field]: 'Toinen', updatedAt: now.updatedAt }, how)).toMatchObject({
      [field]: 'Toinen',
    })
  })

  test('refuses the later save of a global', async () => {
    const menus = async (data: object) =>
      trial.shop.payload.updateGlobal({ slug: 'banner', data: { isOn: false, ...data } as never, req: form() })
    const { updatedAt } = await menus({ text: 'Yksi' })
    await menus({ text: 'Kaksi', updatedAt })
    await expect(menus({ text: 'Kolme', updatedAt })).rejects.toMatchObject(refused)
    expect(await findGlobal(trial.shop, 'banner')).toMatchObject({ text: 'Kaksi' })
  })
})

test('a draft that a colleague began is not published over, nor is what was published during the writing', async () => {
  const { id } = await someOf('pages')
  const { updatedAt } = await readBy('pages', id)
  const begun = await save('pages', id, { title: 'Työkaverin luonnos', updatedAt }, { draft: true })
  const late = { title: 'Oma', _status: 'published', updatedAt }
  await expect(save('pages', id, late)).rejects.toMatchObject(refused)
  await save('pages', id, { _status: 'published', updatedAt: begun.updatedAt })
  const own = { title: 'Oma', updatedAt: begun.updatedAt }
  await expect(save('pages', id, own, { draft: true, autosave: true })).rejects.toMatchObject(refused)
  expect(await readBy('pages', id)).toMatchObject({ title: 'Työkaverin luonnos', _status: 'published' })
})

test('a form can save over its own tab’s last save, by the time that the tab sends', async () => {
  const { id } = await someOf('questions')
  const { updatedAt } = await readBy('questions', id)
  const first = await save('questions', id, { answer: 'Yksi', updatedAt })
  const second = { answer: 'Kaksi', updatedAt }
  expect(await save('questions', id, second, {}, form(first.updatedAt))).toMatchObject({ answer: 'Kaksi' })
  await expect(save('questions', id, second, {}, form(first.updatedAt))).rejects.toMatchObject(refused)
})

test('a save without a time, by a program or of a restored version is accepted', async () => {
  const { id } = await someOf('pages')
  const opened = await readBy('pages', id)
  await save('pages', id, { title: 'Uusi', _status: 'published', updatedAt: opened.updatedAt })
  await save('pages', id, { title: 'Ilman hetkeä' })
  await save('pages', id, { title: 'Ohjelma', updatedAt: opened.updatedAt }, {}, rest('application/json'))
  const where = { and: [{ parent: { equals: id } }, { 'version.title': { equals: 'Uusi' } }] }
  const [version] = (await trial.shop.payload.findVersions({ collection: 'pages', where })).docs
  const restored = { collection: 'pages', id: String(version?.id), req: form() } as const
  expect(await trial.shop.payload.restoreVersion(restored)).toMatchObject({ title: 'Uusi' })
})

test('what the shop itself notes or counts meanwhile does not stop a save', async () => {
  const member = { name: 'Maija', email: `${crypto.randomUUID()}@example.com`, password: 'pitkä salasana' }
  const staff = await trial.shop.payload.create({ collection: 'staff', data: { ...member, roles: ['editor'] } })
  await noteIf(trial.shop, 'staff', { id: { equals: staff.id } }, { secondStepTaken: 7 })
  const renamed = await save('staff', staff.id, { name: 'Maija Uusi', updatedAt: staff.updatedAt })
  expect(renamed).toMatchObject({ name: 'Maija Uusi' })
  const sku = await findOne(trial.shop, 'skus', { number: { equals: trial.goods.skuId } })
  await trial.setStock(11)
  expect(await save('skus', sku?.id ?? 0, { title: 'Uusi', updatedAt: sku?.updatedAt })).toMatchObject({
    title: 'Uusi',
  })
})

test('a page that an editor writes is theirs: a colleague who has it open overwrites nothing', async () => {
  const [one, other] = await Promise.all(['Maija', 'Kaisa'].map(hireEditor))
  const { id } = await someOf('pages')
  const write = (user: object | undefined, title: string) =>
    trial.shop.payload.update({
      collection: 'pages',
      id,
      data: { title },
      draft: true,
      autosave: true,
      overrideAccess: false,
      overrideLock: false,
      user: user as never,
      req: { query: { autosave: 'true' } },
    })
  await write(one, 'Takuut, yksi')
  await expect(write(other, 'Takuut, kaksi')).rejects.toMatchObject({ status: 423 })
  await write(one, 'Takuut, kolme')
  const { docs } = await trial.shop.payload.find({ collection: 'payload-locked-documents', depth: 1 })
  expect(docs).toMatchObject([{ user: { value: { name: 'Maija' } } }])
})

interface Saved extends Record<string, unknown> {
  updatedAt: string
}

interface Saving {
  draft?: boolean
  autosave?: boolean
}

/** A request of a form of the admin; with the instant that its tab has made, where it has saved already. */
function form(made?: string): Partial<PayloadRequest> {
  return rest('multipart/form-data; boundary=x', made)
}

function rest(type: string, made?: string): Partial<PayloadRequest> {
  const headers = new Headers({ 'content-type': type, ...(made && { 'if-match': `"${made}"` }) })
  return { payloadAPI: 'REST', headers, user: { id: 0, collection: 'staff', roles: ['admin'] } as never }
}

function save(collection: FormSlug, id: DocumentId, data: object, how: Saving = {}, req = form()): Promise<Saved> {
  const saved: Promise<unknown> = trial.shop.payload.update({
    collection,
    id,
    data: data as never,
    depth: 0,
    ...how,
    req,
  })
  return saved as Promise<Saved>
}

/** As a form reads it: the newest draft. */
function readBy(collection: FormSlug, id: DocumentId): Promise<Saved> {
  const read: Promise<unknown> = trial.shop.payload.findByID({ collection, id, depth: 0, draft: true })
  return read as Promise<Saved>
}

async function someOf(collection: FormSlug): Promise<{ id: DocumentId; field: string }> {
  if (collection === 'pages')
    return { id: (await findOne(trial.shop, 'pages', { code: { equals: 'takuut' } }))?.id ?? 0, field: 'title' }
  return { id: (await findOne(trial.shop, 'questions', {}))?.id ?? 0, field: 'answer' }
}

async function hireEditor(name: string): Promise<object> {
  const email = `${crypto.randomUUID()}@example.com`
  const data = { name, email, password: 'pitkä salasana', roles: ['editor' as const] }
  return { ...(await trial.shop.payload.create({ collection: 'staff', data })), collection: 'staff' }
}
