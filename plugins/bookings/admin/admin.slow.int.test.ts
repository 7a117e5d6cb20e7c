import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { BookingFigures, BrokenBooking, StoreDay } from '#contracts/booking-handling.ts'
import type { DaySlots } from '#contracts/bookings.ts'
import type { SavedPrescription } from '#contracts/kept-prescriptions.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { moveClock, now, today } from '#plugins/kit/clock.ts'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import { countWhere, findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { lettersTo, letterTo, signedInBrowser } from '../../../tests/account-browser.ts'
import { bookingForm } from '../../../tests/booking-form.ts'
import { eventually } from '../../../tests/eventually.ts'
import { EXAM, openExamAdmin } from '../../../tests/exam-admin.ts'
import { opened } from '../../../tests/opened.ts'
import { prescription } from '../../../tests/some-prescription.ts'
import type { Caller } from '../../../tests/trial-shop.ts'
import { bookingByNumber } from '../repository.ts'

const admin = opened(openExamAdmin)
const STORE = EXAM.store
const OTHER = 102
const refusal = (status: number, code: string) => ({ status, body: { code } })
const { examinedOn: _, ...values } = prescription()

let staff: Record<'own' | 'foreign' | 'optician' | 'service' | 'editor', Caller>

beforeAll(async () => {
  staff = {
    own: await admin.staff('store-staff', STORE),
    foreign: await admin.staff('store-staff', OTHER),
    optician: await admin.staff('optician'),
    service: await admin.staff('customer-service'),
    editor: await admin.staff('editor'),
  }
})

async function ask(path: string, body?: object, caller: Caller = staff.own) {
  const answer = await admin.shop.ask(`/booking/desk/${path}`, body, caller)
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

const step = (number: string, name: string, caller?: Caller) => ask(`${number}/visit`, { step: name }, caller)

async function slots(from: string, asked = ''): Promise<{ day: string; time: string }[]> {
  const { body } = await ask(`slots?examType=${EXAM.examType}&store=${STORE}&from=${from}&days=14${asked}`)
  return (body.days as DaySlots[]).flatMap(({ day, slots: free }) => free.map(({ time }) => ({ day, time })))
}

/** Books by staff at the first free time from the day after tomorrow on. */
async function bookedByPhone(differences: object = {}, from = plusDays(today(), 2)) {
  const [first] = await slots(from)
  const { body } = await ask('book', { ...EXAM, ...first, form: bookingForm(), ...differences })
  const booking = await bookingByNumber(admin.shop, body.number as string)
  if (!booking) throw new Error(`Not booked: ${JSON.stringify(body)}`)
  return booking
}

const dayOf = async (day: string) => ((await ask(`days?store=${STORE}&from=${day}`)).body.days as [StoreDay])[0]

describe('the day view of a store', () => {
  test('has a column for each examiner, with bookings and holds', async () => {
    const booking = await bookedByPhone()
    await admin.hold(await admin.browser(), { day: booking.day })
    const { examiners, rooms, open } = await dayOf(booking.day)
    expect(open.length).toBeGreaterThan(0)
    const column = examiners.find(({ examiner }) => examiner.id === booking.examiner)
    expect(column?.bookings).toContainEqual({
      number: booking.number,
      state: 'created',
      canUndo: false,
      day: booking.day,
      time: booking.time,
      minutes: 30,
      examType: EXAM.examType,
      examName: booking.examType.name,
      examiner: booking.examiner,
      examinerWished: false,
      name: 'Aino Mäkelä',
      phone: booking.form.phone,
      isMinor: false,
      hasNote: false,
      hasBegun: false,
      isBroken: false,
      examinerName: column?.examiner.name,
      room: booking.room,
      customer: null,
    })
    expect(rooms).toContain(booking.room)
    expect(examiners.flatMap(({ held }) => held)).toHaveLength(1)
  })

  test('covers a week as well, without note, birth date and e-mail address', async () => {
    const { day } = await bookedByPhone({ form: bookingForm({ note: 'Tulen pyörätuolilla.' }) })
    const { body } = await ask(`days?store=${STORE}&from=${day}&days=7`)
    expect((body.days as StoreDay[]).map((one) => one.day)).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => plusDays(day, n)))
    expect(JSON.stringify(body)).not.toMatch(/pyörätuoli|1985-05-17|aino@example/)
  })

  test('shows the form of a booking when staff open it', async () => {
    const { number } = await bookedByPhone({ form: bookingForm({ note: 'Tulen pyörätuolilla.' }) })
    const { body } = await ask(`${number}/open`, {})
    expect(body).toMatchObject({
      form: { note: 'Tulen pyörätuolilla.', birthDate: '1985-05-17' },
      account: null,
      written: [],
    })
  })
})

describe('booking for a customer on the phone', () => {
  test('needs neither notice nor an address, and confirms by text message', async () => {
    const [soon] = await slots(today())
    const phone = '050 765 4321'
    const booking = await bookedByPhone({ ...soon, form: bookingForm({ email: '', phone }) })
    expect(booking).toMatchObject({ ...soon, source: 'desk', customer: null })
    const sent = await eventually(() => findOne(admin.shop, 'outbox', { to: { equals: '+358507654321' } }))
    expect(sent).toMatchObject({ channel: 'sms' })
    expect(sent?.subject).not.toContain(booking.examType.name)
  })

  test('refuses a time that is taken', async () => {
    const { day, time, examiner } = await bookedByPhone()
    const again = await ask('book', { ...EXAM, day, time, examiner, form: bookingForm() })
    expect(again).toMatchObject(refusal(409, 'booking.time_taken'))
  })

  test.each([
    ['a wrong birthday', { form: bookingForm({ birthDate: '2020-01-01' }) }, 'booking.birth_date_unfit', 'birthDate'],
    ['no phone', { form: bookingForm({ phone: '1' }) }, 'contact.phone_malformed', 'phone'],
    ['an unknown exam', { examType: 'x' }, 'booking.exam_unknown'],
    ['a time off the grid', 'off the grid', 'booking.time_off_grid'],
  ])('refuses %s, and holds nothing', async (_, differences, code, field?: string) => {
    const [first] = await slots(plusDays(today(), 3))
    // Within the hours of that day, which may be short.
    const wrong = differences === 'off the grid' ? { time: first?.time.replace(/\d$/, '7') } : (differences as object)
    const before = await admin.usesOn(first?.day ?? '')
    const answer = await ask('book', { ...EXAM, ...first, form: bookingForm(), ...wrong })
    expect(answer.body).toMatchObject({ code, ...(field && { details: { field } }) })
    expect(await admin.usesOn(first?.day ?? '')).toEqual(before)
  })
})

describe('moving a booking as staff', () => {
  test('frees the former time once, and sends the customer a letter with the calendar file', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const { number, day, time, sequence } = await bookedByPhone({ form: bookingForm({ email }) })
    const [to] = (await slots(day, `&booking=${number}`)).filter((slot) => slot.day !== day)
    expect(await ask(`${number}/move`, to)).toMatchObject({ status: 200 })
    expect(await ask(`${number}/move`, to)).toMatchObject({ status: 200 })
    expect(await bookingByNumber(admin.shop, number)).toMatchObject({
      ...to,
      state: 'rebooked',
      sequence: sequence + 1,
    })
    expect(await slots(day)).toContainEqual({ day, time })
    expect((await letterTo(admin.shop, email, 2)).attachments?.[0]?.filename).toBe('varaus.ics')
  })
})

describe('staff marking a visit', () => {
  afterEach(() => moveClock())

  test.each([
    [['arrived'], 'arrived'],
    [['arrived', 'arrived'], 'arrived'],
    [['arrived', 'undo'], 'created'],
    [['arrived', 'done'], 'done'],
    [['arrived', 'done', 'undo'], 'arrived'],
    [['arrived', 'done', 'undo', 'undo'], 'created'],
    [['not_arrived'], 'not_arrived'],
    [['not_arrived', 'arrived'], 'arrived'],
    [['not_arrived', 'arrived', 'undo'], 'created'],
    [['not_arrived', 'undo'], 'created'],
  ])('leads by %j to state %s, and notifies no one', async (steps, state) => {
    const { number, sequence, day, time } = await bookedByPhone()
    if (steps[0] === 'not_arrived') moveClock(Date.parse(helsinkiInstant(day, time)) - now().getTime())
    for (const name of steps) expect(await step(number, name)).toMatchObject({ status: 200 })
    // The sequence stays, so neither the customer nor the calendar is notified.
    expect(await bookingByNumber(admin.shop, number)).toMatchObject({ state, sequence })
  })

  test.each([[['done']], [['undo']], [['arrived', 'canceled']], [['canceled', 'arrived']], [['canceled', 'undo']]])(
    'refuses the last step of %j',
    async (steps) => {
      const { number } = await bookedByPhone()
      const answers = []
      for (const name of steps) answers.push(await step(number, name))
      expect(answers.at(-1)).toMatchObject(refusal(409, 'booking.state_unfit'))
    },
  )

  test('refuses not_arrived before the booked time', async () => {
    const { number } = await bookedByPhone()
    expect(await step(number, 'not_arrived')).toMatchObject(refusal(409, 'booking.not_begun'))
  })

  test('frees the time of a canceled booking and sends a letter', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const { number, day, time } = await bookedByPhone({ form: bookingForm({ email }) })
    expect(await step(number, 'canceled')).toMatchObject({ status: 200, body: { state: 'canceled' } })
    expect(await slots(day)).toContainEqual({ day, time })
    expect((await letterTo(admin.shop, email, 2)).subject).toContain('peruttu')
  })
})

describe('an absence of an examiner', () => {
  test('lists broken bookings before it is saved, and moving them sends one letter each', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const from = plusDays(today(), 6)
    const booking = await bookedByPhone({ form: bookingForm({ email }) }, from)
    const { number, day, examiner } = booking
    const preview = `absence?examiner=${examiner}&from=${day}T00:00&to=${day}T23:59`
    const { broken } = (await ask(preview)).body as { broken: BrokenBooking[] }
    const mine = broken.find((one) => one.booking.number === number)
    // As it would be with the absence, and on the same day, since others are free then.
    expect(mine).toMatchObject({ store: STORE, booking: { isBroken: true }, movesTo: { day } })
    expect(mine?.movesTo?.examiner).not.toBe(examiner)

    const optometrist = await findOne(admin.shop, 'optometrists', { number: { equals: examiner } })
    await admin.shop.payload.create({
      collection: 'absences',
      data: { optometrist: optometrist?.id, fromDay: day, toDay: day, reason: 'sick' } as never,
    })
    const shown = (await dayOf(day)).examiners.find(({ examiner: one }) => one.id === examiner)
    expect(shown?.bookings.find((one) => one.number === number)).toMatchObject({ isBroken: true })
    expect(shown?.away).not.toEqual([])

    const moves = broken.flatMap(({ booking: { number: moved }, movesTo }) => {
      if (!movesTo) return []
      return [{ number: moved, day: movesTo.day, time: movesTo.time, examiner: movesTo.examiner }]
    })
    expect(await ask('moves', { moves })).toMatchObject({ status: 200, body: { moved: moves.length, left: [] } })
    expect(await ask('moves', { moves })).toMatchObject({ status: 200, body: { moved: moves.length, left: [] } })
    const moved = await bookingByNumber(admin.shop, number)
    expect(moved).toMatchObject({ state: 'rebooked', sequence: 1 })
    expect(moved?.examiner).not.toBe(examiner)
    await letterTo(admin.shop, email, 2)
    expect(await countWhere(admin.shop, 'outbox', { to: { equals: email } })).toBe(2)
  })
})

describe('the prescription after a visit', () => {
  test('is stored for the customer at once, sealed and signed, and its correction sends one letter', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const browser = await signedInBrowser(admin.shop, email)
    const customer = await findOne(admin.shop, 'customers', { email: { equals: email } })
    const { hold } = await admin.hold(browser)
    const { number } = (await admin.book(browser, hold.ref)).booking
    await step(number, 'arrived')
    await step(number, 'done')
    const written = await ask(`${number}/prescription`, { glasses: values, confirmsUnusual: true }, staff.optician)
    expect(written).toMatchObject({ status: 200, body: { written: [{ kind: 'glasses', source: 'exam' }] } })
    const [saved] = await findAll(admin.shop, 'kept-prescriptions', { customer: { equals: customer?.number } })
    expect(saved).toMatchObject({ signedBy: 'Kaisa Käsittelijä', examinedOn: today() })
    // Sealed.
    expect(JSON.stringify(saved)).not.toContain('-3.75')

    // Two corrections under one key and a refused one send one letter, which says nothing about health.
    const ref = saved?.ref ?? ''
    const body = { ref, seen: 0, why: 'Pupilliväli oli väärin.', confirmsUnusual: true, exam: null }
    const correct = (seen = 0, key: string = crypto.randomUUID()) => {
      const glasses = { ...values, rightPupillaryDistance: 30 }
      const caller = { ...staff.optician, 'Idempotency-Key': key }
      return admin.shop.ask(`/booking/desk/${number}/correct`, { ...body, glasses, seen }, caller)
    }
    const key = crypto.randomUUID()
    expect([(await correct(0, key)).status, (await correct(0, key)).status]).toEqual([200, 200])
    expect((await correct(2)).status).toBe(422)
    const notified = async () =>
      (await lettersTo(admin.shop, email)).filter(({ subject }) => subject === 'Omilla sivuillasi on uutta')
    const letters = await eventually(async () => {
      await finishLaterWork()
      const found = await notified()
      return found.length > 0 && found
    })
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain(encodeURI(`/omat-sivut/tehtäviä/reseptit/${ref}`))
    expect(letters[0]?.text).not.toMatch(/-3,75|Pupilliväli|lasi|tarkastu/)
  })

  test('is refused until the visit is done, and stored with the booking if there is no account', async () => {
    // By phone, and without an address.
    const { number } = await bookedByPhone({ form: bookingForm({ email: '' }) })
    const write = () => ask(`${number}/prescription`, { glasses: values, confirmsUnusual: true }, staff.optician)
    expect(await write()).toMatchObject(refusal(409, 'booking.state_unfit'))
    await step(number, 'arrived')
    await step(number, 'done')
    const answer = await write()
    expect(answer).toMatchObject({ status: 200, body: { written: [{ kind: 'glasses' }] } })
    const [{ ref } = { ref: '' }] = answer.body.written as { ref: string }[]
    const held = { customer: { equals: `booking ${number}` } }
    expect(await findAll(admin.shop, 'kept-prescriptions', held)).toMatchObject([{ signedBy: 'Kaisa Käsittelijä' }])
    await ask(`${number}/open`, {}, staff.optician)
    const read = { prescription: { equals: `exam ${number}` } }
    expect(await findAll(admin.shop, 'prescription-reads', read)).toMatchObject([
      { who: 'Kaisa Käsittelijä', why: 'visit' },
    ])
    const printed = await ask(`${number}/print`, { ref }, staff.optician)
    expect(Buffer.from(String(printed.body.pdf), 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    const print = { prescription: { equals: ref } }
    expect(await findAll(admin.shop, 'prescription-reads', print)).toMatchObject([{ why: 'printed' }])
    const other = await bookedByPhone()
    expect(await ask(`${other.number}/print`, { ref }, staff.optician)).toMatchObject(
      refusal(404, 'prescription.not_found'),
    )
  })
})

describe('the measurements of an exam', () => {
  const exam = {
    right: { uncorrected: 0.2, corrected: 1, objective: { sphere: -4.12, cylinder: -1, axis: 85 } },
    left: { uncorrected: 0.25, corrected: 1.25, objective: null },
    binocular: 1.25,
    pupillaryDistance: 63,
  }
  const examined = async () => {
    const { number } = await bookedByPhone({ form: bookingForm({ email: '' }) })
    for (const name of ['arrived', 'done']) await step(number, name)
    return number
  }
  const write = (number: string, written: object) =>
    ask(`${number}/prescription`, { glasses: values, confirmsUnusual: true, ...written }, staff.optician)
  const firstOf = async (number: string) => {
    const { body } = await write(number, { exam })
    return (body.written as [{ ref: string }])[0].ref
  }
  const read = async (number: string, ref: string) =>
    (await ask(`${number}/read`, { ref }, staff.optician)).body.prescription as SavedPrescription
  const corrected = (ref: string, differences: object = {}) => ({
    ref,
    seen: 0,
    why: 'Luvut vaihtuivat.',
    glasses: values,
    confirmsUnusual: true,
    exam: { ...exam, binocular: 1.5 },
    ...differences,
  })

  test('are stored sealed with the prescription, and each reading is logged', async () => {
    const number = await examined()
    const ref = await firstOf(number)
    expect(await read(number, ref)).toMatchObject({ exam, versions: [], glasses: values })
    const stored = await findOne(admin.shop, 'kept-prescriptions', { ref: { equals: ref } })
    expect(JSON.stringify(stored)).not.toMatch(/4\.12|counting/)
    const reads = await findAll(admin.shop, 'prescription-reads', { prescription: { equals: ref } })
    expect(reads).toMatchObject([{ who: 'Kaisa Käsittelijä', why: 'visit' }])
  })

  test.each([
    ['an acuity of 3', { ...exam, binocular: 3 }, 422, 'prescription.acuity_impossible'],
    [
      'a cylinder without its axis',
      { ...exam, right: { ...exam.right, objective: { sphere: 0, cylinder: -1, axis: 0 } } },
      ...([422, 'prescription.axis_missing'] as const),
    ],
    [
      'an axis of 181°',
      { ...exam, right: { ...exam.right, objective: { sphere: 0, cylinder: -1, axis: 181 } } },
      ...([400, 'request.malformed'] as const),
    ],
    ['a whole that is not both eyes', { ...exam, pupillaryDistance: 70 }, 422, 'prescription.distances_differ'],
  ])('are refused with %s, and nothing is stored', async (_, wrong, status, code) => {
    const number = await examined()
    expect(await write(number, { exam: wrong })).toMatchObject(refusal(status, code))
    expect(await countWhere(admin.shop, 'kept-prescriptions', { customer: { equals: `booking ${number}` } })).toBe(0)
  })

  test('are corrected once per key by a new version with author and reason, and the first stays readable', async () => {
    const number = await examined()
    const ref = await firstOf(number)
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const correct = () =>
      admin.shop.ask(`/booking/desk/${number}/correct`, corrected(ref), { ...staff.optician, ...key })
    expect([(await correct()).status, (await correct()).status]).toEqual([200, 200])
    const now = await read(number, ref)
    expect(now).toMatchObject({ exam: { binocular: 1.5 }, glasses: { ...values, examinedOn: today() } })
    expect(now.versions).toMatchObject([
      { by: 'Kaisa Käsittelijä', why: null, exam },
      { by: 'Kaisa Käsittelijä', why: 'Luvut vaihtuivat.', exam: { binocular: 1.5 } },
    ])
    const stale = await ask(`${number}/correct`, corrected(ref, { exam }), staff.optician)
    expect(stale).toMatchObject(refusal(409, 'prescription.corrected_meanwhile'))
    const same = await ask(`${number}/correct`, corrected(ref, { seen: 2 }), staff.optician)
    expect(same).toMatchObject(refusal(422, 'prescription.not_corrected'))
    const { bundle } = (await ask(`${number}/export`, { ref }, staff.optician)).body as {
      bundle: { entry: { resource: { status?: string } }[] }
    }
    const states = new Set(bundle.entry.map(({ resource }) => resource.status))
    expect(states).toEqual(new Set([undefined, 'entered-in-error', 'active', 'amended']))
    expect(await ask(`${number}/print`, { ref }, staff.optician)).toMatchObject({ status: 200 })
  })

  test('accept one of two simultaneous corrections', async () => {
    const number = await examined()
    const ref = await firstOf(number)
    const others = [1.5, 1.6].map((binocular) =>
      ask(`${number}/correct`, corrected(ref, { exam: { ...exam, binocular } }), staff.optician),
    )
    expect((await Promise.all(others)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await read(number, ref)).versions).toHaveLength(2)
  })

  test('are not read or corrected through another visit, nor corrected while the visit is not done', async () => {
    const number = await examined()
    const ref = await firstOf(number)
    for (const way of ['read', 'export', 'correct'])
      expect(await ask(`${await examined()}/${way}`, corrected(ref), staff.optician)).toMatchObject(
        refusal(404, 'prescription.not_found'),
      )
    await step(number, 'undo')
    expect(await ask(`${number}/correct`, corrected(ref), staff.optician)).toMatchObject(
      refusal(409, 'booking.state_unfit'),
    )
  })
})

describe('the booking figures', () => {
  test('show staff of a store their own store, and other staff every store', async () => {
    const { day } = await bookedByPhone()
    const query = `figures?from=${today()}&to=${plusDays(today(), 30)}`
    const own = (await ask(query)).body.figures as BookingFigures[]
    expect(own).toMatchObject([{ store: STORE, fillRate: expect.any(Number) as number }])
    expect(own[0]?.bookings).toBeGreaterThan(0)
    expect(((await ask(query, undefined, staff.service)).body.figures as BookingFigures[]).length).toBeGreaterThan(1)
    expect(await ask(`figures?from=${day}&to=${plusDays(day, -1)}`)).toMatchObject(refusal(400, 'request.malformed'))
  })
})

describe('access to the bookings of a store', () => {
  test('refuses staff of another store every view and change', async () => {
    const { number, day } = await bookedByPhone()
    expect(await ask(`days?store=${STORE}&from=${day}`, undefined, staff.foreign)).toMatchObject(
      refusal(403, 'request.not_allowed'),
    )
    expect(await step(number, 'arrived', staff.foreign)).toMatchObject(refusal(404, 'booking.not_found'))
    expect(await ask(`${number}/open`, {}, staff.foreign)).toMatchObject(refusal(404, 'booking.not_found'))
    expect(await ask('book', { ...EXAM, day, time: '10:00', form: bookingForm() }, staff.foreign)).toMatchObject(
      refusal(403, 'request.not_allowed'),
    )
    const moves = [{ number, day, time: '10:00', examiner: 1 }]
    expect(await ask('moves', { moves }, staff.foreign)).toMatchObject(refusal(404, 'booking.not_found'))
  })

  test('lets customer service and optometrists without a store see every store, and editors none', async () => {
    const path = `days?store=${OTHER}&from=${today()}`
    expect(await ask(path, undefined, staff.service)).toMatchObject({ status: 200 })
    expect(await ask(path, undefined, staff.optician)).toMatchObject({ status: 200 })
    expect(await ask(path, undefined, staff.editor)).toMatchObject(refusal(403, 'request.not_allowed'))
  })

  test('refuses a prescription by store staff', async () => {
    const { number } = await bookedByPhone()
    expect(await ask(`${number}/prescription`, { glasses: values })).toMatchObject(refusal(403, 'request.not_allowed'))
  })
})
