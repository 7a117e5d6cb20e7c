import type { CollectionConfig, Config, DateField, Endpoint, GlobalConfig, Payload, PayloadRequest } from 'payload'
import type { Language } from '#contracts/language.ts'
import { registrationsIn, type Registration } from './hook.ts'
import { resolversOf, type SessionResolver } from './requests/caller.ts'
import type { Declared } from './admin/declares.ts'
import { MOMENT_CELL } from './admin/admin-fields.ts'
import { withRowLabels } from './admin/row-labels.ts'
import { countsBesideForms, refuseStaleGlobal, refuseStaleSave } from './admin/stale-save.ts'
import { retentionTasks } from './tasks/retention.ts'
import { stepsOf, type Steps } from './work/steps.ts'
import { pictureRulesOf, type PictureRule, type VideoRule } from './admin/published-pictures.ts'

/** Data the shop opens with. Seeding may be repeated: rows have stable keys. */
export interface Seed {
  name: string
  /** Reads below `folder` (content-seeds) and gives how many rows were written. */
  run: (payload: Payload, folder: string) => Promise<number>
  /** Adds so many articles to try a large shop with, and gives how many. Only where a subject has any. */
  enlarge?: (payload: Payload, count: number) => Promise<number>
}

/** Scheduled work. A crash may interrupt it anywhere; the next run continues. */
export interface ScheduledTask {
  /** Its label for staff is in `locales/fi/admin.json`. */
  name: string
  /** Milliseconds from one run to the next, or a cron expression in Helsinki time. */
  every: number | string
  /** Whether several processes may run it at once, since it guards each thing by itself: it is held by no lease then. */
  isShared?: boolean
  /** Returns how many things it settled. */
  run: (req: PayloadRequest) => Promise<number>
}

/** The footer of a letter. */
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
  tasks?: ScheduledTask[]
  steps?: Steps[]
  sessions?: SessionResolver[]
  hooks?: Registration[]
  letterFooter?: MakeLetterFooter
  pictureRules?: PictureRule[]
  videoRule?: VideoRule
}

/** The config with what one plugin adds to it. */
export function extend(config: Config, added: Extension): Config {
  const { collections = [], globals = [], endpoints = [], seeds = [], tasks = [], steps = [] } = added
  const { sessions = [], hooks = [], letterFooter, pictureRules = [], videoRule } = added
  return {
    ...config,
    collections: [...(config.collections ?? []), ...collections.map(withAdminDefaults)],
    globals: [...(config.globals ?? []), ...globals.map(withGlobalDefaults)],
    endpoints: [...(config.endpoints ?? []), ...endpoints],
    custom: {
      ...config.custom,
      seeds: [...seedsOf(config), ...seeds],
      tasks: [...tasksOf(config), ...tasks, ...collections.flatMap(retentionTasks)],
      steps: [...stepsOf(config), ...steps],
      sessions: [...resolversOf(config), ...sessions],
      hooks: [...registrationsIn(config), ...hooks],
      ...(letterFooter && { letterFooter }),
      ...(videoRule && { videoRule }),
      pictureRules: [...pictureRulesOf(config), ...pictureRules],
    },
  }
}

/**
 * Defaults for the admin: no tab with the API's JSON, which staff have no use for, 25 rows in a list, rows of fields by
 * name, timestamps in Helsinki time, and no save over what another person has saved meanwhile. A collection that staff never
 * edit in a form has no locks.
 */
function withAdminDefaults(collection: CollectionConfig): CollectionConfig {
  const pagination = { defaultLimit: 25, limits: [25, 50, 100] }
  const stamps = collection.timestamps === false ? [] : [stamp('updatedAt'), stamp('createdAt')]
  const fields = [...withRowLabels(collection.fields), ...stamps]
  const isGuarded = collection.timestamps !== false && !countsBesideForms(collection)
  const beforeOperation = [...(isGuarded ? [refuseStaleSave] : []), ...(collection.hooks?.beforeOperation ?? [])]
  const hooks = { ...collection.hooks, beforeOperation }
  const isEdited = (collection.custom as { declared?: Declared } | undefined)?.declared?.may.update !== 'nobody'
  return {
    ...collection,
    ...(!isEdited && { lockDocuments: false }),
    fields,
    hooks,
    admin: { hideAPIURL: true, pagination, ...collection.admin },
  }
}

/** The same for a global. */
function withGlobalDefaults(global: GlobalConfig): GlobalConfig {
  const beforeOperation = [refuseStaleGlobal, ...(global.hooks?.beforeOperation ?? [])]
  const hooks = { ...global.hooks, beforeOperation }
  return { ...global, fields: withRowLabels(global.fields), hooks, admin: { hideAPIURL: true, ...global.admin } }
}

/** Payload's own timestamp field, except for the cell, which would use the browser's time zone. */
function stamp(name: 'createdAt' | 'updatedAt'): DateField {
  const admin = { disableBulkEdit: true, hidden: true, components: { Cell: MOMENT_CELL } }
  return { name, type: 'date', index: true, label: ({ t }) => t(`general:${name}`), admin }
}

export function seedsOf({ custom }: Pick<Config, 'custom'>): Seed[] {
  return (custom?.seeds as Seed[] | undefined) ?? []
}

export function tasksOf({ custom }: Pick<Config, 'custom'>): ScheduledTask[] {
  return (custom?.tasks as ScheduledTask[] | undefined) ?? []
}

/** The footer that a plugin has registered for letters. Without one, letters have none. */
export function letterFooterOf({ custom }: Pick<Config, 'custom'>): MakeLetterFooter {
  return (custom?.letterFooter as MakeLetterFooter | undefined) ?? (async () => ({ lines: [], links: [] }))
}
