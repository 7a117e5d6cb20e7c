import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import ICAL from 'ical.js'
import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plusDays, weekdayOf } from '#domain/calendar/days.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { catalogPlugin } from '#plugins/catalog/index.ts'
import { moveClock, now, today } from '#plugins/kit/clock.ts'
import { tasksOf } from '#plugins/kit/extend.ts'
import { openBeside, openShop, type Shop } from '#plugins/kit/open-shop.ts'
import { findAll, findOne, type DocumentId } from '#plugins/kit/storage/documents.ts'
import { staffPlugin } from '#plugins/staff/index.ts'
import { storesPlugin } from '#plugins/stores/index.ts'
import { seedStores } from '#plugins/stores/seeds/seed-stores.ts'
import { bookingsPlugin } from '../index.ts'
import { createBooking } from '../repository.ts'
import { readCalendars } from './busy/read-calendars.ts'
import { examTypeOf, examTypes, examinersOf, schedulesOf, storesGiving } from './repository.ts'
import { seedSchedules } from './seeds/seed-schedules.ts'

const seeds = join(process.cwd(), 'content-seeds')
let shop: Shop

beforeAll(async () => {
  shop = await openShop([storesPlugin(), catalogPlugin(), bookingsPlugin(), staffPlugin()])
  await seedStores.run(shop.payload, seeds)
  await seedSchedules.run(shop.payload, seeds)
})
afterAll(() => shop.close())

const optometristOf = async (number: number) =>
  (await findOne(shop, 'optometrists', { number: { equals: number } })) as NonNullable<
    Awaited<ReturnType<typeof findOne<'optometrists'>>>
  >
const idOfStore = async (number: number) =>
  (await findOne(shop, 'stores', { number: { equals: number } }))?.id as DocumentId

/** The next day from tomorrow on that is this weekday (1 Monday … 7 Sunday). */
function next(weekday: number): string {
  const tomorrow = plusDays(today(), 1)
  return plusDays(tomorrow, (weekday - weekdayOf(tomorrow) + 7) % 7)
}

/** Saves as a member of staff does: by the rules of access, with validation and hooks. */
async function save(collection: CollectionSlug, data: object, user?: object): Promise<string> {
  const as = user ? { user: { collection: 'staff', ...user }, overrideAccess: false } : {}
  try {
    await shop.payload.create({ collection, data, ...as } as never)
    return 'saved'
  } catch (problem) {
    const { data: notified, message } = problem as { data?: { errors?: { message: string }[] }; message: string }
    return notified?.errors?.[0]?.message ?? message
  }
}

describe('the schedules of a new shop', () => {
  test('are seeded once', async () => {
    expect(await seedSchedules.run(shop.payload, seeds)).toBe(0)
    const types = await examTypes(shop)
    expect(new Set(types.map(({ group }) => group)).size).toBe(6)
    expect(await examTypeOf(shop, 'nakotarkastus')).toMatchObject({ price: 4500, minutes: 30 })
    expect(await examTypeOf(shop, 'lukutaito')).toBeUndefined()
  })

  test('offer every exam in every store with its service within two weeks', async () => {
    const [types, stores] = [await examTypes(shop), await findAll(shop, 'stores')]
    for (const type of types) {
      const giving = await storesGiving(shop, type)
      const promising = stores.filter(({ services }) => services?.includes(type.service))
      expect([type.id, giving.map(({ id }) => id).toSorted()]).toEqual([
        type.id,
        promising.map(({ number }) => number).toSorted(),
      ])
      for (const { id } of giving) {
        const days = await schedulesOf(shop, id, plusDays(today(), 1), plusDays(today(), 14))
        const able = days.flatMap(({ examiners }) => examiners.filter(({ skills }) => skills.includes(type.skill)))
        expect([type.id, id, able.some(({ present }) => present.length > 0)]).toEqual([type.id, id, true])
      }
    }
  })

  test('have no examiner working while the store is closed, except on deviating days', async () => {
    const stores = await findAll(shop, 'stores')
    for (const { number, deviatingDays } of stores) {
      const apart = new Set(deviatingDays?.map(({ day }) => day))
      for (const { day, open, examiners } of await schedulesOf(shop, number, today(), plusDays(today(), 60))) {
        if (apart.has(day)) continue
        const [opens, closes] = [open[0]?.from ?? 0, open.at(-1)?.to ?? 0]
        const spans = examiners.flatMap(({ present }) => present)
        expect([number, day, spans.filter(({ from, to }) => from < opens || to > closes)]).toEqual([number, day, []])
      }
    }
  })

  test('list the examiners of a store, and none for a store that takes no bookings', async () => {
    expect((await examinersOf(shop, 101)).map(({ id }) => id).toSorted()).toEqual([1001, 1002, 1003, 1004, 1005, 1006])
    expect(await examinersOf(shop, 999)).toEqual([])
    expect(await schedulesOf(shop, 999, today(), today())).toEqual([])
  })
})

describe('changing a schedule', () => {
  const scheduleOf = async (store: number, day: string) => (await schedulesOf(shop, store, day, day))[0]

  test('closes the store on a deviating day', async () => {
    const day = next(2)
    const store = await findOne(shop, 'stores', { number: { equals: 148 } })
    expect((await scheduleOf(148, day))?.open).not.toEqual([])
    await shop.payload.update({
      collection: 'stores',
      id: store?.id as DocumentId,
      data: { deviatingDays: [...(store?.deviatingDays ?? []), { day, reason: 'Inventaario' }] } as never,
    })
    expect((await scheduleOf(148, day))?.open).toEqual([])
  })

  test('applies shifts and absences at once, also in another process', async () => {
    const [monday, ani] = [next(1), (await optometristOf(1001)).id]
    const there = async (context: Parameters<typeof schedulesOf>[0] = shop) => {
      const [day] = await schedulesOf(context, 101, monday, monday)
      return day?.examiners.find(({ id }) => id === 1001)?.present
    }
    const beside = await openBeside(shop)
    expect(await there({ payload: beside })).toEqual([{ from: 540, to: 1020 }])
    const shift = { optometrist: ani, store: await idOfStore(101), day: monday, hours: '11-19' }
    expect(await save('shifts', shift)).toBe('saved')
    expect(await there()).toEqual([{ from: 660, to: 1140 }])
    const absence = {
      optometrist: ani,
      fromDay: monday,
      fromTime: '12',
      toDay: monday,
      toTime: '13.30',
      reason: 'training',
    }
    expect(await save('absences', absence)).toBe('saved')
    expect(await there()).toEqual([
      { from: 660, to: 720 },
      { from: 810, to: 1140 },
    ])
    await expect.poll(() => there({ payload: beside })).toHaveLength(2)
    await beside.destroy()
  })

  test('leaves out an optometrist who takes no patients', async () => {
    const { id } = await optometristOf(1010)
    await shop.payload.update({ collection: 'optometrists', id, data: { isActive: false } })
    expect((await examinersOf(shop, 102)).map((one) => one.id)).not.toContain(1010)
    await shop.payload.update({ collection: 'optometrists', id, data: { isActive: true } })
  })
})

describe('validating a schedule', () => {
  test('refuses impossible shifts with a sentence', async () => {
    const { id: optometrist } = await optometristOf(1002)
    const day = next(3)
    const shift = { optometrist, store: await idOfStore(101), day, hours: '9–12' }
    expect(await save('shifts', shift)).toBe('saved')
    expect(await save('shifts', { ...shift, hours: '11.30–15' })).toMatch(
      'Optikolla on jo vuoro samaan aikaan: Helsinki Kamppi',
    )
    expect(await save('shifts', { ...shift, hours: '12–15' })).toBe('saved')
    expect(await save('shifts', { ...shift, hours: '18–15' })).toMatch('päättyy, ennen kuin se alkaa')
    expect(await save('shifts', { ...shift, hours: '0–23.55' })).toMatch('yli 14 tuntia')
    expect(await save('shifts', { ...shift, hours: '9–40' })).toMatch('alkaa ja päättyy samana päivänä')
    expect(await save('shifts', { ...shift, hours: '16.02–18' })).toMatch('viiden minuutin välein')
    expect(await save('shifts', { ...shift, day: '2026-02-30', hours: '16–18' })).toMatch('kalenterista')
    expect(await save('shifts', { ...shift, store: await idOfStore(102), hours: '16–18' })).toMatch(
      'ei ole tätä myymälää',
    )
  })

  test('refuses impossible weekly templates with a sentence', async () => {
    const { id: optometrist } = await optometristOf(1003)
    const week = { optometrist, store: await idOfStore(101), weeks: 'odd', validFrom: today() }
    expect(await save('shift-weeks', week)).toMatch('ainakin yhdelle viikonpäivälle')
    expect(await save('shift-weeks', { ...week, monday: '9–17', validUntil: plusDays(today(), -1) })).toMatch(
      'ennen ensimmäistä',
    )
    expect(await save('shift-weeks', { ...week, monday: '9–17' })).toMatch('hän on maanantaina töissä samaan aikaan')
    expect(await save('shift-weeks', { ...week, monday: '6–7' })).toBe('saved')
  })

  test('refuses impossible absences with a sentence', async () => {
    const { id: optometrist } = await optometristOf(1004)
    const absence = { optometrist, fromDay: next(1), toDay: plusDays(next(1), 4), reason: 'vacation' }
    expect(await save('absences', absence)).toBe('saved')
    expect(await save('absences', { ...absence, fromDay: absence.toDay, fromTime: '12' })).toMatch(
      'jo poissaolo samaan aikaan',
    )
    expect(await save('absences', { ...absence, toDay: plusDays(absence.fromDay, -1) })).toMatch('päättyy, ennen')
    expect(await save('absences', { ...absence, toDay: plusDays(absence.fromDay, 900) })).toMatch('yli kahden vuoden')
    expect(await save('absences', { ...absence, toDay: undefined })).not.toMatch('Invalid')
    expect(await save('absences', { ...absence, fromDay: 'huomenna' })).toMatch('kalenterista')
    expect(await save('absences', { ...absence, fromTime: 'aamulla' })).toMatch('Kirjoita kellonaika')
  })

  test('refuses impossible rooms and booking rules with a sentence', async () => {
    const place = await findOne(shop, 'exam-places', { store: { equals: await idOfStore(101) } })
    const change = (data: object) =>
      shop.payload.update({ collection: 'exam-places', id: place?.id as DocumentId, data: data as never }).then(
        () => 'saved',
        (problem: { data?: { errors?: { message: string }[] } }) => problem.data?.errors?.[0]?.message,
      )
    expect(await change({ rooms: [{ name: '1' }, { name: '1' }] })).toMatch('listassa kahdesti')
    expect(await change({ horizonDays: 0 })).toMatch('1–180')
    expect(await change({ gridMinutes: '7' })).not.toBe('saved')
    expect(await change({ horizonDays: 90 })).toBe('saved')
    expect((await scheduleRules()).horizonDays).toBe(90)
  })

  const scheduleRules = async () => (await schedulesOf(shop, 101, today(), today()))[0]?.rules ?? ({} as never)
})

test('staff of a store plan shifts and absences of their own store only, and read no others', async () => {
  const [own, other] = [await idOfStore(103), await idOfStore(104)]
  const [mine, foreign] = await Promise.all([examinersOf(shop, 103), examinersOf(shop, 104)])
  const [mineId, foreignId] = await Promise.all(
    [mine, foreign].map(async ([one]) => (await optometristOf(one?.id ?? 0)).id),
  )
  const keeper = { id: 1, roles: ['store-staff'], store: own }
  const shift = { optometrist: mineId, store: own, day: next(5), hours: '10–14' }
  expect(await save('shifts', shift, keeper)).toBe('saved')
  expect(await save('shifts', { ...shift, optometrist: foreignId, store: other }, keeper)).toMatch(
    'omassa myymälässäsi',
  )
  expect(await save('shifts', shift, { id: 2, roles: ['editor'] })).not.toBe('saved')
  const absence = { optometrist: mineId, fromDay: next(6), toDay: next(6), reason: 'other' }
  expect(await save('absences', absence, keeper)).toBe('saved')
  expect(await save('absences', { ...absence, optometrist: foreignId }, keeper)).toMatch('ei työskentele omassa')
  expect(await save('absences', { ...absence, optometrist: foreignId })).toBe('saved')
  const user = { collection: 'staff', ...keeper } as never
  const seen = await shop.payload.find({ collection: 'absences', user, overrideAccess: false, depth: 0 })
  expect(seen.docs.map(({ optometrist }) => optometrist)).toEqual([mineId])
})

describe('the calendar feed of an optometrist', () => {
  const form = {
    firstName: 'Siiri',
    lastName: 'Salainen',
    email: 'siiri@example.com',
    phone: '+358401234567',
    birthDate: '1990-01-01',
    note: 'Päätä särkee',
    wantsReminder: false,
  }

  test('shows time, exam and place without the customer, and ends at its former address when renewed', async () => {
    const { feedSecret, id } = await optometristOf(1001)
    const examType = await examTypeOf(shop, 'nakotarkastus')
    const day = plusDays(today(), 30)
    await createBooking(shop, {
      ref: 'feed-1',
      store: 101,
      day,
      time: '09:30',
      minutes: 30,
      examiner: 1001,
      room: '2',
      examinerWished: false,
      instruments: [],
      customer: null,
      language: 'fi',
      source: 'shop',
      ageGroup: '18_75',
      examType: examType as never,
      form,
    })
    const { ics } = await (await shop.ask(`/booking/feed/${feedSecret}`)).json()
    expect(ics).not.toMatch(/Siiri|Salainen|särkee|40123/)
    const [booked] = new ICAL.Component(ICAL.parse(ics))
      .getAllSubcomponents('vevent')
      .map((each) => new ICAL.Event(each))
    expect(booked?.startDate.toJSDate().toISOString()).toBe(helsinkiInstant(day, '09:30'))
    expect(booked?.duration.toSeconds()).toBe(1800)
    expect([booked?.summary, booked?.location]).toEqual([
      'Näöntarkastus silmälaseja varten, Huone 2',
      'Helsinki Kamppi, Urho Kekkosen katu 1, 00100 Helsinki',
    ])

    await shop.payload.update({ collection: 'optometrists', id, data: { renewFeed: true } })
    expect((await shop.ask(`/booking/feed/${feedSecret}`)).status).toBe(404)
    const renewed = await optometristOf(1001)
    expect(renewed).toMatchObject({ renewFeed: false, feedSecret: expect.not.stringMatching(String(feedSecret)) })
    expect((await shop.ask(`/booking/feed/${renewed.feedSecret}`)).status).toBe(200)
  })

  test('is a calendar also without bookings, and is not found without its secret', async () => {
    const { feedSecret } = await optometristOf(1002)
    const { ics } = await (await shop.ask(`/booking/feed/${feedSecret}`)).json()
    expect(new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents('vevent')).toEqual([])
    expect((await shop.ask(`/booking/feed/${'a'.repeat(32)}`)).status).toBe(404)
    expect((await shop.ask('/booking/feed/a')).status).toBe(400)
  })

  test('has an address that admins see and another optometrist does not', async () => {
    const { id } = await optometristOf(1005)
    const addressFor = async (user: object) => {
      const as = { user: { collection: 'staff', ...user } as never, overrideAccess: false }
      return (
        (await shop.payload.findByID({ collection: 'optometrists', id, depth: 0, ...as })) as { feedAddress?: string }
      ).feedAddress
    }
    expect(await addressFor({ id: 1, roles: ['admin'] })).toMatch(/\/vastaanotto\/[\w-]{32}\.ics$/)
    expect(await addressFor({ id: 2, roles: ['optician'] })).toBeUndefined()
  })
})

describe('the personal calendar of an optometrist', () => {
  let server: Server
  let address = ''
  let answer: { status: number; body: string } = { status: 200, body: '' }
  beforeAll(async () => {
    server = createServer((_, response) => response.writeHead(answer.status).end(answer.body))
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/oma.ics`
  })
  afterAll(() => new Promise((closed) => server.close(closed)))

  test('blocks the schedule while the optometrist is busy, also after it can no longer be read', async () => {
    const { id } = await optometristOf(1101)
    const own = (await findAll(shop, 'shift-weeks', { optometrist: { equals: id } }))[0]
    const store = (await findOne(shop, 'stores', { id: { equals: own?.store as DocumentId } }))?.number ?? 0
    const tuesday = next(2)
    const there = async () => {
      const [day] = await schedulesOf(shop, store, tuesday, tuesday)
      return day?.examiners.find((one) => one.id === 1101)?.present
    }
    const whole = await there()
    const at = tuesday.replaceAll('-', '')
    const event = [
      'BEGIN:VEVENT',
      'UID:1',
      `DTSTART:${at}T120000`,
      `DTEND:${at}T130000`,
      'SUMMARY:Hammaslääkäri',
      'END:VEVENT',
    ]
    const broken = ['BEGIN:VEVENT', 'UID:2', 'DTSTART:huomenna', 'END:VEVENT']
    answer = { status: 200, body: ['BEGIN:VCALENDAR', ...broken, ...event, 'END:VCALENDAR'].join('\r\n') }
    const req = await shop.req()

    await shop.payload.update({ collection: 'optometrists', id, data: { busyCalendarUrl: address } })
    expect(await readCalendars(req)).toBe(0)
    expect(await optometristOf(1101)).toMatchObject({ busyProblem: expect.stringMatching('yksityiseen verkkoon') })
    expect(await there()).toEqual(whole)

    expect(await readCalendars(req, () => true)).toBe(1)
    expect(await optometristOf(1101)).toMatchObject({
      busyProblem: expect.stringMatching('ei tunneta: 1'),
      busyFailedAt: null,
    })
    const split = [expect.objectContaining({ to: 720 }), expect.objectContaining({ from: 780 })]
    expect(await there()).toEqual(split)
    expect(JSON.stringify(await optometristOf(1101))).not.toMatch('Hammas')

    answer = { status: 500, body: '' }
    expect(await readCalendars(req, () => true)).toBe(0)
    expect(await optometristOf(1101)).toMatchObject({
      busyProblem: 'Kalenteripalvelin vastasi virheellä 500.',
      busyFailedAt: expect.any(String),
    })
    expect(await there()).toEqual(split)

    await shop.payload.update({ collection: 'optometrists', id, data: { busyCalendarUrl: null } })
    expect(await there()).toEqual(whole)
    expect(await optometristOf(1101)).toMatchObject({ busyFailedAt: null, busyProblem: null })
  })

  test('is not read again after being refused three times, until staff renew it', async () => {
    const { id } = await optometristOf(1101)
    const req = await shop.req()
    const save = (data: { busyCalendarUrl?: string | null; isBusyLeft?: boolean }) =>
      shop.payload.update({ collection: 'optometrists', id, data })
    const endless = ['BEGIN:VEVENT', 'UID:1', 'DTSTART:20261124T080000Z', 'RRULE:FREQ=SECONDLY', 'END:VEVENT']
    await save({ busyCalendarUrl: address })
    answer = { status: 500, body: '' }
    for (let n = 0; n < 4; n += 1) await readCalendars(req, () => true)
    expect(await optometristOf(1101)).toMatchObject({ isBusyLeft: false })

    answer = { status: 200, body: ['BEGIN:VCALENDAR', ...endless, 'END:VCALENDAR'].join('\r\n') }
    for (let n = 0; n < 3; n += 1) await readCalendars(req, () => true)
    const left = { isBusyLeft: true, busyProblem: expect.stringMatching('sekunnin tai minuutin välein') }
    expect(await optometristOf(1101)).toMatchObject(left)

    answer = { status: 200, body: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' }
    expect(await readCalendars(req, () => true)).toBe(0)
    await save({ isBusyLeft: false })
    expect(await readCalendars(req, () => true)).toBe(1)
    expect(await optometristOf(1101)).toMatchObject({ isBusyLeft: false, busyProblem: null })
    await save({ busyCalendarUrl: null })
  })

  test('is accepted only with an address of the web', async () => {
    const { id } = await optometristOf(1102)
    const given = (busyCalendarUrl: string) =>
      shop.payload.update({ collection: 'optometrists', id, data: { busyCalendarUrl } }).then(
        () => 'saved',
        (problem: { data?: { errors?: { message: string }[] } }) => problem.data?.errors?.[0]?.message,
      )
    expect(await given('file:///etc/passwd')).toMatch('https://')
    expect(await given('webcal://calendar.example/oma.ics')).toBe('saved')
  })
})

/** By the clock on the wall, since a day may have 23 hours. */
function moveToNoon(day: string): void {
  moveClock(Date.parse(helsinkiInstant(day, '12:00')) - now().getTime())
}

test('shifts and absences are deleted 400 days after them', async () => {
  const worked = today()
  const { id: optometrist } = await optometristOf(1020)
  const [store] = (await optometristOf(1020)).stores
  expect(await save('shifts', { optometrist, store, day: today(), hours: '9–12' })).toBe('saved')
  expect(await save('absences', { optometrist, fromDay: today(), toDay: today(), reason: 'sick' })).toBe('saved')
  const left = async () => {
    const req = await shop.req()
    const isOfThem = (name: string) => name === 'forget shifts' || name === 'forget absences'
    for (const { name, run } of tasksOf(req.payload.config)) if (isOfThem(name)) await run(req)
    const rows = await Promise.all(
      (['shifts', 'absences'] as const).map((slug) => findAll(shop, slug, { optometrist: { equals: optometrist } })),
    )
    return rows.flat().length
  }
  try {
    moveToNoon(plusDays(worked, 399))
    expect(await left()).toBe(2)
    moveToNoon(plusDays(worked, 401))
    expect(await left()).toBe(0)
  } finally {
    moveClock()
  }
})
