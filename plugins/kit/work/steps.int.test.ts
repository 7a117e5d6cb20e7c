import type { PayloadRequest } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { findStep } from '#domain/pending-steps.ts'
import { eventually } from '../../../tests/eventually.ts'
import { moveClock, moveMachineClock, nowIso } from '../clock.ts'
import { extend } from '../extend.ts'
import { enqueueLetter, eraseLetters } from '../mail/outbox.ts'
import { openBeside, openShop, type Shop } from '../open-shop.ts'
import { changeIf, deleteWhere, findAll, findOne, type DocumentId } from '../storage/documents.ts'
import { finishLaterWork } from '../tasks/later.ts'
import { runAllTasks } from '../tasks/scheduler.ts'
import { changeMine } from './claims.ts'
import { changeAndSchedule, scheduleSteps, type StepToSchedule } from './schedule-steps.ts'
import { runSteps, ownSteps, tryStep } from './run-steps.ts'
import { steps, stepsOfCollection, type DocumentWithSteps, type StepsSlug, type Undone } from './steps.ts'
import { stepFields } from './step-fields.ts'
import { findDue } from './sweep-steps.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

// Errands are of this file alone, and are kept as any other collection that owes.
const ERRANDS = 'errands' as StepsSlug
type Errand = DocumentWithSteps & { name: string; note: string | null; dueAt: string | null }

/** What became of each step: `name step of`. */
const done: string[] = []
let run: (what: string, errand: Errand, req: PayloadRequest) => Promise<Undone | void>
let shop: Shop

const step = (name: string) => ({
  async run(req: PayloadRequest, document: unknown, of: string | null) {
    const errand = document as Errand
    const what = [errand.name, name, of].filter(Boolean).join(' ')
    const undone = await run(what, errand, req)
    if (!undone) done.push(what)
    return undone
  },
})

beforeAll(async () => {
  const errands = {
    slug: ERRANDS,
    fields: [{ name: 'name', type: 'text' as const }, { name: 'note', type: 'text' as const }, ...stepFields()],
  }
  const table = {
    settle: { ...step('settle'), isInAnswer: true },
    tell: { ...step('tell'), waitsFor: ['settle'] },
    label: step('label'),
    long: { ...step('long'), leaseMs: 150 },
  }
  shop = await openShop([(config) => extend(config, { collections: [errands], steps: [steps(ERRANDS, table)] })])
})
afterEach(async () => {
  await finishLaterWork()
  moveClock()
  moveMachineClock()
  await deleteWhere(shop, ERRANDS, {})
  await deleteWhere(shop, 'stuck-steps', {})
  done.length = 0
  run = async () => undefined
})
afterAll(() => shop.close())
run = async () => undefined

const errandNamed = async (name: string) => (await findOne(shop, ERRANDS, byName(name))) as unknown as Errand
const byName = (name: string) => ({ name: { equals: name } })
const sweep = () => runAllTasks(shop.payload)

/** Writes an errand, as it lies there if nobody goes on with it. */
async function errand(name: string, scheduled: StepToSchedule[]): Promise<Errand> {
  const data = { name, ...scheduleSteps(scheduled) }
  return (await shop.payload.db.create({ collection: ERRANDS, data })) as unknown as Errand
}

/** The leases of a process that was killed have run out. */
function afterLeases() {
  moveClock(2 * MINUTE_MS)
  moveMachineClock(2 * MINUTE_MS)
}

test('an answer waits for the steps that say so, and what follows them is done after it', async () => {
  const reported = Promise.withResolvers<void>()
  run = (what) => (what === 'a settle' ? Promise.resolve() : reported.promise)
  await runSteps(shop, ERRANDS, await errand('a', ['settle', 'tell']))
  expect(done).toEqual(['a settle'])
  reported.resolve()
  await finishLaterWork()
  expect(done).toEqual(['a settle', 'a tell'])
  expect(await errandNamed('a')).toMatchObject({ owed: [], dueAt: null })
})

test('a step that an answer waits for fails with it, stays pending, and runs later with the steps that wait for it', async () => {
  run = () => Promise.reject(new Error('no clinic'))
  await expect(runSteps(shop, ERRANDS, await errand('a', ['settle', 'tell', 'label']))).rejects.toThrow('no clinic')
  await finishLaterWork()
  run = async () => undefined
  await sweep()
  expect(done).toEqual([])
  afterLeases()
  await sweep()
  expect(done.toSorted()).toEqual(['a label', 'a settle', 'a tell'])
})

test('a row that always throws delays no other, and what fails waits longer each time', async () => {
  run = (what) => (what.startsWith('broken') ? Promise.reject(new Error('no')) : Promise.resolve())
  await errand('broken', [{ step: 'label', at: nowIso() }])
  for (const name of ['b', 'c', 'd']) await errand(name, [{ step: 'label', at: nowIso() }])
  await sweep()
  expect(done.toSorted()).toEqual(['b label', 'c label', 'd label'])
  const { owed: pendingSteps, dueAt } = await errandNamed('broken')
  expect(pendingSteps).toMatchObject([{ attempts: 1, leasedUntil: null, code: 'Error' }])
  expect(Date.parse(dueAt ?? '') - Date.now()).toBeGreaterThan(20_000)
})

test('a process that is killed between claim and result loses nothing, and holds up only what it had', async () => {
  await errand('killed', ['label'])
  await errand('b', [{ step: 'label', at: nowIso() }])
  await sweep()
  expect(done).toEqual(['b label'])
  // A clock that a trial moves frees no lease.
  moveClock(60 * MINUTE_MS)
  await sweep()
  expect(done).toEqual(['b label'])
  moveMachineClock(2 * MINUTE_MS)
  await sweep()
  expect(done).toEqual(['b label', 'killed label'])
})

test('pending steps that cannot be read delay no other document', async () => {
  const odd = { name: 'odd', owed: {}, owedVersion: 1, dueAt: new Date(0).toISOString() }
  await shop.payload.db.create({ collection: ERRANDS, data: odd })
  await errand('b', [{ step: 'label', at: nowIso() }])
  await sweep()
  expect(done).toEqual(['b label'])
})

test('a long step renews its claim for as long as it runs, and no longer', async () => {
  const end = Promise.withResolvers<void>()
  run = () => end.promise.then(() => ({ givenUp: 'no_address' }))
  await errand('a', [{ step: 'long', at: nowIso() }])
  const entry = async () => (await errandNamed('a')).owed?.[0]
  const swept = sweep()
  await eventually(async () => Boolean((await entry())?.leasedUntil))
  const first = await entry()
  await eventually(async () => (await entry())?.leasedUntil !== first?.leasedUntil)
  end.resolve()
  await swept
  const { id } = await errandNamed('a')
  const { payload } = shop
  const target = { payload, steps: stepsOfCollection(payload.config, ERRANDS), id, step: 'long', of: null }
  // As a renewal that was under way when the step ended.
  await changeMine(target, first?.claim ?? 0, { dueAt: nowIso() })
  expect(await errandNamed('a')).toMatchObject({ dueAt: null, owed: [{ claim: first?.claim, code: 'no_address' }] })
})

test('two processes do each once', async () => {
  const names = Array.from({ length: 60 }, (_, place) => `e${place}`)
  for (const name of names) await errand(name, [{ step: 'label', at: nowIso() }])
  const beside = await openBeside(shop)
  await Promise.all([sweep(), runAllTasks(beside)])
  await beside.destroy()
  expect(done.toSorted()).toEqual(names.map((name) => `${name} label`).toSorted())
})

test('a step that is scheduled again while it runs is run again: the earlier result does not end it', async () => {
  const first = Promise.withResolvers<void>()
  run = (_, { note }) => (note === null ? first.promise : Promise.resolve())
  const written = await errand('a', ['label'])
  await runSteps(shop, ERRANDS, written)
  await eventually(async () => ownSteps(shop).running.size === 1)
  await changeAndSchedule(shop, ERRANDS, byName('a'), { note: 'changed' } as object, ['label'])
  first.resolve()
  await finishLaterWork()
  expect((await errandNamed('a')).owed).toHaveLength(1)
  afterLeases()
  await sweep()
  expect(done).toEqual(['a label', 'a label'])
  expect((await errandNamed('a')).owed).toEqual([])
})

test('a change that schedules a step is made although another step ends meanwhile, and refused where its guard fails', async () => {
  const { id } = await errand('a', ['settle', { step: 'label', of: 'x' }])
  const both = ['y', 'z'].map((of) => changeAndSchedule(shop, ERRANDS, byName('a'), {}, [{ step: 'label', of }]))
  expect(await Promise.all(both)).not.toContain(null)
  expect((await errandNamed('a')).owed?.map(({ of }) => of).toSorted()).toEqual([null, 'x', 'y', 'z'])
  const guard = { and: [{ id: { equals: id } }, { note: { equals: 'another' } }] }
  expect(await changeAndSchedule(shop, ERRANDS, guard, {}, ['tell'])).toBeNull()
})

test('what is put off runs on its day', async () => {
  const later = new Date(Date.now() + 90 * MINUTE_MS).toISOString()
  run = async () => (nowIso() < later ? { notBefore: later } : undefined)
  await errand('a', [{ step: 'label', at: nowIso() }])
  await sweep()
  expect(await errandNamed('a')).toMatchObject({ dueAt: later, owed: [{ attempts: 0, code: null }] })
  moveClock(91 * MINUTE_MS)
  await sweep()
  expect(done).toEqual(['a label'])
})

test('what is given up is listed once for staff, runs no more by itself, and leaves the list when it is done', async () => {
  run = async () => ({ givenUp: 'no_address' })
  const { id } = await errand('a', [{ step: 'label', of: 'x', at: nowIso() }])
  await sweep()
  moveClock(100 * 60 * MINUTE_MS)
  run = async () => undefined
  await sweep()
  expect(done).toEqual([])
  const listed = await findAll(shop, 'stuck-steps')
  expect(listed).toMatchObject([{ collection: 'errands', documentId: String(id), step: 'label', of: 'x', attempts: 1 }])
  await changeAndSchedule(shop, ERRANDS, byName('a'), {}, [{ step: 'label', of: 'x', at: nowIso() }])
  await sweep()
  expect(done).toEqual(['a label x'])
  expect(await findAll(shop, 'stuck-steps')).toEqual([])
})

test('what has failed for half a day is listed, and tried on', async () => {
  run = () => Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }))
  await errand('a', [{ step: 'label', at: nowIso() }])
  for (let failed = 0; failed < 9; failed += 1) {
    await sweep()
    moveClock(8 * 60 * MINUTE_MS)
  }
  expect(await findAll(shop, 'stuck-steps')).toMatchObject([{ attempts: 9, step: 'label' }])
  run = async () => undefined
  await sweep()
  expect(done).toEqual(['a label'])
  expect(await findAll(shop, 'stuck-steps')).toEqual([])
})

test('a step that this version does not know is given up', async () => {
  await errand('a', [{ step: 'unheard', at: nowIso() }])
  await sweep()
  expect(findStep((await errandNamed('a')).owed ?? [], { step: 'unheard', of: null })).toMatchObject({ dueAt: null })
  expect(await findAll(shop, 'stuck-steps')).toHaveLength(1)
})

test('a deleted document has no pending steps', async () => {
  const { id } = await errand('a', ['label'])
  run = () => deleteWhere(shop, ERRANDS, byName('a'))
  await runSteps(shop, ERRANDS, await errandNamed('a'))
  await finishLaterWork()
  const missing = { collection: ERRANDS, table: {} }
  expect(await tryStep({ payload: shop.payload, steps: missing, id, step: 'label', of: null })).toEqual({
    isDone: false,
  })
})

test('what is due is read page by page, the longest due first, and nothing twice', async () => {
  const at = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString()
  for (let place = 0; place < 250; place += 1) await errand(`e${place}`, [{ step: 'label', at: at(place % 7) }])
  await errand('ahead', [{ step: 'label', at: at(-60) }])
  const first = await findDue(shop, ERRANDS)
  const second = await findDue(shop, ERRANDS, first.at(-1))
  const ids = new Set<DocumentId>([...first, ...second].map(({ id }) => id))
  expect([first.length, second.length, ids.size]).toEqual([200, 50, 250])
  const dues = [...first, ...second].map(({ dueAt }) => dueAt)
  expect(dues).toEqual(dues.toSorted())
  await changeIf(shop, ERRANDS, byName('e0'), { dueAt: null } as object)
  expect(await findDue(shop, ERRANDS, second.at(-1))).toEqual([])
})

test('a letter is stored until its step is done, so the step never sends it twice', async () => {
  const letter = { to: 'aino@example.com', subject: 'Hei', text: 'Hei', html: '<p>Hei</p>' }
  const sending = vi.spyOn(shop.payload, 'sendEmail')
  let isDead = true
  run = async (_, { name }, req) => {
    await enqueueLetter(req, `errand ${name}`, letter)
    if (isDead) throw new Error('The process is gone')
  }
  const stored = () => findAll(shop, 'outbox', { state: { equals: 'sent' } })
  await runSteps(shop, ERRANDS, await errand('a', ['label']))
  await eventually(async () => (await stored()).length === 1)
  moveClock(31 * DAY_MS)
  await eraseLetters.run(await shop.req())
  isDead = false
  await sweep()
  expect(done).toEqual(['a label'])
  expect(sending).toHaveBeenCalledTimes(1)
  await eraseLetters.run(await shop.req())
  expect(await stored()).toEqual([])
})
