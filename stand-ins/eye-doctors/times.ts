import { createHash } from 'node:crypto'
import { doctors, type Doctor } from './doctors.ts'

/** A time at which a doctor receives, on the wall of the clinic. */
export interface DoctorTime {
  id: string
  day: string
  time: string
  town: string
  doctor: { name: string; title: string }
  clinic: Doctor['clinic']
  minutes: number
  price: number
  /** The last moment to cancel, on the same wall. */
  cancelBy: { day: string; time: string }
}

const DAY_MS = 86_400_000

/** Of ten times of a day, so many are given here; the others were booked elsewhere. */
const FREE_OF_TEN = 4

export const towns: string[] = [...new Set(doctors.map(({ town }) => town))]

/**
 * The times of a town from a wall moment on, the first one first, whether held or not. They follow from doctor and day
 * alone, so that they are the same whenever they are asked for, however far the shop's clock has been moved.
 *
 * @param from `YYYY-MM-DDTHH:MM`, on the wall in Finland.
 */
export function timesIn(town: string, from: string, days: number): DoctorTime[] {
  const first = Date.parse(`${from.slice(0, 10)}T00:00Z`)
  const all = Array.from({ length: days }, (_, index) => isoDay(first + index * DAY_MS))
  return doctors
    .filter((doctor) => sameWord(doctor.town, town))
    .flatMap((doctor) => all.flatMap((day) => timesOf(doctor, day)))
    .filter(({ day, time }) => `${day}T${time}` >= from)
    .sort((one, other) => moment(one).localeCompare(moment(other)))
}

/** The time of this name; undefined where no doctor receives then. */
export function timeNamed(id: string): DoctorTime | undefined {
  const [, name, date = ''] = /^([a-z]+)-(\d{8})-\d{4}$/.exec(id) ?? []
  const doctor = doctors.find((one) => one.id === name)
  const day = date.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  return doctor && timesOf(doctor, day).find((one) => one.id === id)
}

/** Whether two words are the same, however they are written. */
export function sameWord(one: string, other: string): boolean {
  return one.localeCompare(other.trim(), 'fi', { sensitivity: 'accent' }) === 0
}

function timesOf(doctor: Doctor, day: string): DoctorTime[] {
  const { id, name, title, town, clinic, weekdays, hours, minutes, price } = doctor
  if (!weekdays.includes(new Date(`${day}T00:00Z`).getUTCDay())) return []
  const [from, to] = hours
  const count = ((to - from) * 60) / minutes
  const times = Array.from({ length: count }, (_, index) => wallTime(from * 60 + index * minutes))
  return times.flatMap((time) => {
    const ownId = `${id}-${day.replaceAll('-', '')}-${time.replace(':', '')}`
    if (!isFree(ownId)) return []
    const cancelBy = { day: isoDay(Date.parse(`${day}T00:00Z`) - DAY_MS), time }
    return [{ id: ownId, day, time, town, doctor: { name, title }, clinic, minutes, price, cancelBy }]
  })
}

function isFree(id: string): boolean {
  return (createHash('sha256').update(id).digest()[0] ?? 0) % 10 < FREE_OF_TEN
}

function wallTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function isoDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

function moment({ day, time }: DoctorTime): string {
  return `${day} ${time}`
}
