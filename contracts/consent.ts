import * as z from 'zod/mini'
import { Nothing, route } from './route.ts'

/** What a visitor consents to: C0001 necessary (not asked), C0002 statistics, C0003 personalization, C0004 marketing (specification §6). */
export const ConsentCategory = z.enum(['C0001', 'C0002', 'C0003', 'C0004'])
export type ConsentCategory = z.infer<typeof ConsentCategory>

/** The categories that a visitor is asked for. */
export const AskedCategory = z.enum(['C0002', 'C0003', 'C0004'])
export type AskedCategory = z.infer<typeof AskedCategory>

/** Where a browser stores something. */
export const StorageKind = z.enum(['cookie', 'localStorage', 'sessionStorage'])
export type StorageKind = z.infer<typeof StorageKind>

/** Something that a tag stores in a browser. `*` in the name stands for any characters, as in `_ga_*`. */
export const StoredByTag = z.object({
  name: z.string().check(z.regex(/^[\w.*~-]{1,100}$/)),
  kind: StorageKind,
  /** What it is for, and how long it stays, in words of the editors. */
  purpose: z.string(),
  lifetime: z.string(),
})
export type StoredByTag = z.infer<typeof StoredByTag>

/** The address of a script, over https. */
export const ScriptAddress = z.url({ protocol: /^https$/ })

/** A host as a content policy names it: `https://example.com`, or `https://*.example.com` with all hosts below it. */
export const TagHost = z.string().check(z.regex(/^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/))

/** A page and all pages below it: `/kehykset`. The home page alone is `/`. In NFC, not percent-encoded. */
export const PagePath = z.string().check(z.regex(/^\/([^\s/?#%]+(\/[^\s/?#%]+)*)?$/))

/** A script of others that runs once the visitor has consented to its category. */
export const Tag = z.object({
  name: z.string(),
  src: ScriptAddress,
  category: AskedCategory,
  /** Hosts that the script exchanges data with, beside its own. */
  hosts: z.array(TagHost),
  /** Where it runs; empty for every public page. */
  paths: z.array(PagePath),
  stored: z.array(StoredByTag),
})
export type Tag = z.infer<typeof Tag>

/** How the shop itself personalizes: it suggests goods by what a browser has looked at, with consent to C0003. */
export const Suggesting = z.object({
  /** Whether a visitor is asked on the first visit; otherwise consent is given in the settings, unasked. */
  asksAtOnce: z.boolean(),
})
export type Suggesting = z.infer<typeof Suggesting>

/**
 * What needs consent: the tags in use, and the shop's own suggestions, null where they are off. A consent to a lower version does not
 * cover all of it.
 */
export const listTags = route({
  method: 'get',
  path: '/shell/tags',
  input: Nothing,
  output: z.object({ version: z.int(), tags: z.array(Tag), suggesting: z.nullable(Suggesting) }),
})
