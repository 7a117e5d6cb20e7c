/** The most of one thing that whoever asks may cause at once. How often is in `limits.ts`. */
interface Bound {
  most: number
  of: 'bytes' | 'milliseconds' | 'rows' | 'steps'
  why: string
}

/** The bounds of work that somebody outside the house can cause at once. */
export const bounds = {
  'generated rows': {
    most: 200,
    of: 'rows',
    why: 'A page of a list that Payload makes. The desk turns pages; no view of it shows more at once.',
  },
  'generated deep rows': {
    most: 20,
    of: 'rows',
    why: 'Of such a list that opens relations. One such list is read at a time: it keeps the only thread.',
  },
  'generated depth': {
    most: 3,
    of: 'steps',
    why: 'How deep such an answer opens relations. Pages lead to pages: each step multiplies what is read.',
  },
  'generated answer': {
    most: 4_000_000,
    of: 'bytes',
    why: 'Of such a list. Two hundred pages with all they lead to are more than twice as much.',
  },
  'event messages': {
    most: 500,
    of: 'rows',
    why: 'Of all sockets together that are being kept. Each costs a part of a millisecond of the main thread.',
  },
  'calendar bytes': {
    most: 1024 * 1024,
    of: 'bytes',
    why: 'Of the calendar that an optometrist names. Years of a full one are some hundred kilobytes.',
  },
  'calendar time': {
    most: 10_000,
    of: 'milliseconds',
    why: 'For reading it, in a thread of its own. A usual one takes some ten; a rule may search for ever.',
  },
  'calendar memory': {
    most: 64 * 1024 * 1024,
    of: 'bytes',
    why: 'For reading it. A full one of the largest size takes half.',
  },
} as const satisfies Record<string, Bound>
