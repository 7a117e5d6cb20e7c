import type { CollectionConfig, Config, DateField, Endpoint, Payload, PayloadRequest } from 'payload'
import type { Language } from '#contracts/language.ts'
import { resolversOf, type SessionResolver } from './caller.ts'
import { MOMENT_CELL } from './desk.ts'
import { soundCollection } from './sound-collection.ts'

/** Data the shop opens with. Planting may be repeated: rows have stable keys. */
export interface Seed {
  name: string
  /** Reads below `folder` (content-seeds) and gives how many rows were written. */
  plant: (payload: Payload, folder: string) => Promise<number>
}

/** Finishes what a crash left open. Runs at start and every minute; gives how many things it settled. */
export interface Sweep {
  name: string
  sweep: (req: PayloadRequest) => Promise<number>
}

/**
 * What a subject does for earlier ones, which must not know it: by the name of the seam, then by the name under which
 * it registers. The earlier subject defines the seam and its type, and reads it with `handlersOf`.
 */
export type Handlers = Record<string, Record<string, unknown>>

/** What stands under a letter. */
export interface LetterFooter {
  lines: string[]
  links: { href: string; label: string }[]
}

/** Makes the footer of a letter in its reader's language. */
export type MakeLetterFooter = (req: PayloadRequest, language: Language) => Promise<LetterFooter>

interface Extension {
  collections?: CollectionConfig[]
  globals?: NonNullable<Config['globals']>
  endpoints?: Endpoint[]
  seeds?: Seed[]
  sweeps?: Sweep[]
  sessions?: SessionResolver[]
  handlers?: Handlers
  letterFooter?: MakeLetterFooter
}

/** The config with one plugin's shelves and doors added. */
export function extend(config: Config, added: Extension): Config {
  const { collections = [], globals = [], endpoints = [], seeds = [], sweeps = [] } = added
  const { sessions = [], handlers = {}, letterFooter } = added
  return {
    ...config,
    collections: [...(config.collections ?? []), ...collections.map(forPeople)],
    globals: [...(config.globals ?? []), ...globals],
    endpoints: [...(config.endpoints ?? []), ...endpoints],
    custom: {
      ...config.custom,
      seeds: [...seedsOf(config), ...seeds],
      sweeps: [...sweepsOf(config), ...sweeps],
      sessions: [...resolversOf(config), ...sessions],
      handlers: withHandlers(config, handlers),
      ...(letterFooter && { letterFooter }),
    },
  }
}

/**
 * A collection as the desk may have it. Staff have no use for a tab that shows a document as the API tells it, a list of
 * ten rows is soon at its end, a list tells when by the clock of Helsinki, and what staff write readers have to read.
 */
function forPeople(collection: CollectionConfig): CollectionConfig {
  const pagination = { defaultLimit: 25, limits: [25, 50, 100] }
  const stamps = collection.timestamps === false ? [] : [stamp('updatedAt'), stamp('createdAt')]
  const fields = [...collection.fields, ...stamps]
  return soundCollection({ ...collection, fields, admin: { hideAPIURL: true, pagination, ...collection.admin } })
}

/** As Payload adds it by itself, but for the cell, which would follow the clock of the browser. */
function stamp(name: 'createdAt' | 'updatedAt'): DateField {
  const admin = { disableBulkEdit: true, hidden: true, components: { Cell: MOMENT_CELL } }
  return { name, type: 'date', index: true, label: ({ t }) => t(`general:${name}`), admin }
}

export function seedsOf({ custom }: Pick<Config, 'custom'>): Seed[] {
  return (custom?.seeds as Seed[] | undefined) ?? []
}

export function sweepsOf({ custom }: Pick<Config, 'custom'>): Sweep[] {
  return (custom?.sweeps as Sweep[] | undefined) ?? []
}

/** All that is registered at a seam, by name. */
export function handlersOf<Handler>({ custom }: Pick<Config, 'custom'>, seam: string): Map<string, Handler> {
  const registered = (custom?.handlers as Handlers | undefined)?.[seam] ?? {}
  return new Map(Object.entries(registered as Record<string, Handler>))
}

function withHandlers({ custom }: Config, added: Handlers): Handlers {
  const all = { ...(custom?.handlers as Handlers | undefined) }
  for (const [seam, handlers] of Object.entries(added)) all[seam] = { ...all[seam], ...handlers }
  return all
}

/** The footer that a plugin has registered for letters. Without one, letters have none. */
export function letterFooterOf({ custom }: Pick<Config, 'custom'>): MakeLetterFooter {
  return (custom?.letterFooter as MakeLetterFooter | undefined) ?? (async () => ({ lines: [], links: [] }))
}
