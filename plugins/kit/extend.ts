import type { CollectionConfig, Config, Endpoint, Payload, PayloadRequest } from 'payload'
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

interface Extension {
  collections?: CollectionConfig[]
  globals?: NonNullable<Config['globals']>
  endpoints?: Endpoint[]
  seeds?: Seed[]
  sweeps?: Sweep[]
}

/** The config with one plugin's shelves and doors added. */
export function extend(
  config: Config,
  { collections = [], globals = [], endpoints = [], seeds = [], sweeps = [] }: Extension,
): Config {
  return {
    ...config,
    collections: [...(config.collections ?? []), ...collections.map(forPeople)],
    globals: [...(config.globals ?? []), ...globals],
    endpoints: [...(config.endpoints ?? []), ...endpoints],
    custom: {
      ...config.custom,
      seeds: [...seedsOf(config), ...seeds],
      sweeps: [...sweepsOf(config), ...sweeps],
    },
  }
}

/**
 * A collection as the desk may have it. Staff have no use for a tab that shows a document as the API tells it, a list of
 * ten rows is soon at its end, and what they write has to be what readers can read.
 */
function forPeople(collection: CollectionConfig): CollectionConfig {
  const pagination = { defaultLimit: 25, limits: [25, 50, 100] }
  return soundCollection({ ...collection, admin: { hideAPIURL: true, pagination, ...collection.admin } })
}

export function seedsOf({ custom }: Pick<Config, 'custom'>): Seed[] {
  return (custom?.seeds as Seed[] | undefined) ?? []
}

export function sweepsOf({ custom }: Pick<Config, 'custom'>): Sweep[] {
  return (custom?.sweeps as Sweep[] | undefined) ?? []
}
