import type { CollectionSlug, Config, PayloadRequest } from 'payload'
import type { PendingStep, StepName, WaitsFor } from '#domain/pending-steps.ts'
import type { DocumentId, Stored } from '../storage/documents.ts'

/** Collections whose documents have `owingFields`. */
export type StepsSlug = {
  [Slug in CollectionSlug]: 'owedVersion' extends keyof Stored<Slug> ? Slug : never
}[CollectionSlug]

/** What a document owes, and the version that guards it apart from everything else in the document. */
export interface PendingSteps {
  owed: PendingStep[] | null
  owedVersion: number
}

/** A document with what it owes. */
export type DocumentWithSteps = PendingSteps & { id: DocumentId }

/** A step that is not done for good: it runs again from this instant (ISO) on, or staff must do something first. */
export type Undone = { notBefore: string } | { givenUp: string }

/** How a step of one collection is done. */
export interface Step<Slug extends StepsSlug> {
  /**
   * Does it. It may run twice, and beside itself, so the key of what it does outside is its own. It is done unless it answers
   * otherwise; what it throws makes it wait and run again.
   */
  run(req: PayloadRequest, document: Stored<Slug>, of: string | null): Promise<Undone | void>
  /** The steps of the same document that must be done before. All others go on beside it. */
  waitsFor?: readonly string[]
  /** Whether the answer of who owes it waits for it, and fails with it. */
  isInAnswer?: boolean
  /** How long a process that stands still keeps it, in milliseconds; renewed while it runs. One minute by default. */
  leaseMs?: number
  /** How many run at once in a process, but for those that an answer waits for: 4 by default. */
  concurrency?: number
}

/** The steps of one collection, by their names. */
export interface Steps {
  collection: StepsSlug
  table: Readonly<Record<string, Step<StepsSlug>>>
}

/** Declares the steps of a collection. They are registered by `extend({ steps })`. */
export function steps<Slug extends StepsSlug, Name extends string>(
  collection: Slug,
  table: Record<Name, Step<Slug>>,
): Steps {
  // Each is called with documents of this collection alone.
  return { collection, table: table as unknown as Steps['table'] }
}

export function stepsOf({ custom }: Pick<Config, 'custom'>): Steps[] {
  return (custom?.steps as Steps[] | undefined) ?? []
}

/** The steps of a collection. Throws where none are registered. */
export function stepsOfCollection(config: Pick<Config, 'custom'>, collection: string): Steps {
  const found = stepsOf(config).find((each) => each.collection === collection)
  if (!found) throw new Error(`No steps of ${collection} are registered`)
  return found
}

/** Names a step of a document. */
export function nameOf({ steps, id, step, of }: StepName & { steps: { collection: string }; id: DocumentId }): string {
  return `${steps.collection} ${id} ${step} ${of ?? ''}`
}

/** Which steps of a collection wait for which. */
export function waitsForOf({ table }: Steps): WaitsFor {
  return Object.fromEntries(Object.entries(table).map(([name, { waitsFor = [] }]) => [name, waitsFor]))
}
