import type { CollectionConfig, Config, DateField, Endpoint, Payload, PayloadRequest } from 'payload'
import { MOMENT_CELL } from './desk.ts'
import { pictureRulesOf, type PictureRule } from './published-pictures.ts'

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
  pictureRules?: PictureRule[]
}

/** The config with one plugin's shelves and doors added. */
export function extend(
  config: Config,
  { collections = [], globals = [], endpoints = [], seeds = [], sweeps = [], pictureRules = [] }: Extension,
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
      pictureRules: [...pictureRulesOf(config), ...pictureRules],
    },
  }
}

/**
 * A collection as the desk may have it. Staff have no use for a tab that shows a document as the API tells it, a list of
 * ten rows is soon at its end, and a list tells when by the clock of Helsinki.
 */
function forPeople(collection: CollectionConfig): CollectionConfig {
  const pagination = { defaultLimit: 25, limits: [25, 50, 100] }
  const stamps = collection.timestamps === false ? [] : [stamp('updatedAt'), stamp('createdAt')]
  const fields = [...collection.fields, ...stamps]
  return { ...collection, fields, admin: { hideAPIURL: true, pagination, ...collection.admin } }
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
