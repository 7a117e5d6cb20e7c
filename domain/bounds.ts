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
} as const satisfies Record<string, Bound>
