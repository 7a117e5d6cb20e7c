import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Shop } from './shop.ts'

/** Results of one load. */
export interface Load {
  perSecond: number
  /** Per CPU second of the shop's busiest process: what it would serve if each had a core, and the load another. */
  perCpuSecond: number
  /** Cores that the load itself took. */
  loadCores: number
  p95Ms: number
  /** Answers other than 2xx. */
  refused: number
}

interface Asked {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

/** For each process: one with fewer requests waiting needs more CPU time for each. */
const CONNECTIONS_EACH = 10
/** Processes that share a port each accept what they are free for, so one connection is at work before the next is opened. */
const OPENED_EVERY_MS = 50
const WARMING_S = 4
const MEASURED_S = 6
const TIMEOUT_MS = 60_000

/**
 * Sends requests over ten keep-alive connections for each process, each as soon as its last answer is complete. Only status and length
 * of an answer are read: parsing whole answers in JavaScript would take more of the two cores than the shop does.
 */
export async function load({ url, processes, cpuSeconds }: Shop, ask: () => Asked): Promise<Load> {
  const until = { at: performance.now() + (WARMING_S + MEASURED_S) * 1000 }
  let took: number[] = []
  let refused = 0
  const note: Note = (status, ms) => {
    took.push(ms)
    if (status < 200 || status > 299) refused += 1
  }
  const lines = Promise.all(
    Array.from({ length: CONNECTIONS_EACH * processes }, async (_, place) => {
      await pause(place * OPENED_EVERY_MS)
      await line(new URL(url), ask, until, note)
    }),
  )
  await Promise.race([lines, pause(WARMING_S * 1000)])

  took = []
  refused = 0
  const began = performance.now()
  const usedBefore = cpuSeconds()
  const loadBefore = process.cpuUsage()
  await lines
  const seconds = (performance.now() - began) / 1000
  const used = cpuSeconds().map((each, place) => each - (usedBefore[place] ?? 0))
  const { user, system } = process.cpuUsage(loadBefore)
  took.sort((a, b) => a - b)
  const p95 = took[Math.floor(took.length * 0.95)] ?? Number.NaN
  return {
    perSecond: Math.round(took.length / seconds),
    perCpuSecond: Math.round(took.length / Math.max(...used)),
    loadCores: Math.round((user + system) / seconds / 1e4) / 100,
    p95Ms: Math.round(p95 * 10) / 10,
    refused,
  }
}

/** Sends requests one after the other over one connection. Gives the duration of each in milliseconds. */
export async function requestSequentially(url: string, times: number, ask: (turn: number) => Asked): Promise<number[]> {
  const took: number[] = []
  const until = { at: Number.POSITIVE_INFINITY }
  await line(
    new URL(url),
    () => ask(took.length),
    until,
    (status, ms) => {
      if (status !== 200) throw new Error(`Answered ${status}`)
      if (took.push(ms) === times) until.at = 0
    },
  )
  return took
}

type Note = (status: number, ms: number) => void

function line({ hostname, port, host }: URL, ask: () => Asked, until: { at: number }, note: Note): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    let began = 0
    let answer: Buffer = Buffer.alloc(0)
    let wanted = 0

    function next(): void {
      if (performance.now() >= until.at) {
        socket.end()
        return resolve()
      }
      answer = Buffer.alloc(0)
      wanted = 0
      began = performance.now()
      socket.write(written(host, ask()))
    }

    socket.once('connect', next)
    socket.on('error', reject)
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error(`No answer in ${TIMEOUT_MS / 1000} s`)))
    socket.once('end', () => reject(new Error('The connection was closed before the answer')))
    socket.on('data', (piece: Buffer) => {
      answer = answer.length === 0 ? piece : Buffer.concat([answer, piece])
      wanted ||= lengthOf(answer)
      if (wanted === 0 || answer.length < wanted) return
      note(Number(answer.toString('latin1', 9, 12)), performance.now() - began)
      next()
    })
  })
}

function written(host: string, { method = 'GET', path, headers = {}, body = '' }: Asked): string {
  const all = { host, ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${path} HTTP/1.1`, ...head, '', body].join('\r\n')
}

/** Bytes of head and body together; 0 while the head is incomplete. */
function lengthOf(answer: Buffer): number {
  const end = answer.indexOf('\r\n\r\n')
  if (end < 0) return 0
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.toString('latin1', 0, end))?.[1]
  if (length === undefined) throw new Error('An answer does not say its length')
  return end + 4 + Number(length)
}
