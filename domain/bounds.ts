/** The most of one thing that one request may cause. How often, and how much in a day, is in `limits.ts`. */
interface Bound {
  most: number
  of: 'bytes' | 'milliseconds' | 'rows' | 'steps'
  why: string
}

const MEGABYTE = 1024 * 1024

/**
 * The bounds of work that outside callers can cause at once. The largest body is set by path (`server/http/bodies.ts`),
 * and what is learned of events by `domain/recommendations/co-occurrences.ts`.
 */
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
  'generated deepest rows': {
    most: 5,
    of: 'rows',
    why: 'Of such a list that opens relations of relations, which no view asks for: five pages with all they lead to are a megabyte.',
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
  'pages of a network': {
    most: 8,
    of: 'rows',
    why: 'That no cache has, made at once. Each takes some ten milliseconds of the only thread; more of one network wait for each other.',
  },
  'event sockets': {
    most: 5000,
    of: 'rows',
    why: 'Open at once. Each takes some ten kilobytes, and more while it is unread.',
  },
  'event sockets of an address': { most: 40, of: 'rows', why: 'An office, with a page or two open in each browser.' },
  'event message': { most: 16_384, of: 'bytes', why: 'A page of a hundred articles with the longest ids.' },
  'event messages of a socket': {
    most: 100,
    of: 'rows',
    why: 'That are being kept. It is read on when fewer are, so that none takes the turn of others.',
  },
  'event messages': {
    most: 500,
    of: 'rows',
    why: 'Of all sockets together that are being kept. Each costs a part of a millisecond of the main thread.',
  },
  'events waiting': {
    most: 20_000,
    of: 'rows',
    why: 'To be written: some megabytes. Whoever brings more must come again.',
  },
  'batches unread': {
    most: 500,
    of: 'rows',
    why: 'Of events that other processes have kept, before one is written. Each takes a millisecond.',
  },
  'files without an order': {
    most: 2048 * MEGABYTE,
    of: 'bytes',
    why: 'Photographed prescriptions. From there on only networks that hold less than their even share may send more.',
  },
  'files at all': {
    most: 4096 * MEGABYTE,
    of: 'bytes',
    why: 'Of such files from all senders together: they never fill the disk of the shop.',
  },
  'hashes waiting': {
    most: 200,
    of: 'rows',
    why: 'Passwords, and PINs by themselves, one after the other: some six seconds. A sign-in waits while 200 networks guess once each.',
  },
  'hashes waiting of who failed': {
    most: 10,
    of: 'rows',
    why: 'Of those, from networks that were wrong a while ago: the rest is for everybody else.',
  },
  'calendar bytes': {
    most: MEGABYTE,
    of: 'bytes',
    why: 'Of the calendar that an optometrist names. Years of a full one are some hundred kilobytes.',
  },
  'calendar time': {
    most: 10_000,
    of: 'milliseconds',
    why: 'For reading it, in a thread of its own. A usual one takes some ten; a rule may search for ever.',
  },
  'calendar memory': {
    most: 64 * MEGABYTE,
    of: 'bytes',
    why: 'For reading it. A full one of the largest size takes half.',
  },
  'feed time': {
    most: 30_000,
    of: 'milliseconds',
    why: 'For reading the feed of a merchant, in a thread of its own. The largest takes some seconds.',
  },
  'feed memory': {
    most: 64 * MEGABYTE,
    of: 'bytes',
    why: 'For reading it. The largest of real articles takes less than 48 MB.',
  },
  'bank file time': {
    most: 20_000,
    of: 'milliseconds',
    why: 'For reading a file of a bank, in a thread of its own. The largest takes half a second.',
  },
  'bank file memory': {
    most: 64 * MEGABYTE,
    of: 'bytes',
    why: 'For reading it. The largest takes half.',
  },
} as const satisfies Record<string, Bound>
