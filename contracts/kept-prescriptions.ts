import * as z from 'zod/mini'
import { ArticleId } from './catalog.ts'
import { ExamRecord, PrescriptionVersion } from './exam-records.ts'
import { GlassesPrescription, LensParameters } from './prescriptions.ts'
import { Nothing, route } from './route.ts'

const Ref = z.string().check(z.maxLength(64))

/**
 * A file as base64. Ten megabytes is a rule (`upload.too_large`); the shape allows a little more, so that a refusal
 * names the rule.
 */
export const UploadedFile = z.string().check(z.maxLength(15_000_000), z.regex(/^[A-Za-z0-9+/]*={0,2}$/))

/** The type as which a sent file is stored: every picture is redrawn as JPEG. */
export const FileType = z.enum(['image/jpeg', 'application/pdf'])
export type FileType = z.infer<typeof FileType>

/** Where a stored prescription is from. `exam`: our optometrist wrote it after a visit. */
export const StoredSource = z.enum(['order', 'typed', 'photo', 'exam'])
export type StoredSource = z.infer<typeof StoredSource>

/** Contact lenses by their values, for each eye that has one. */
export const StoredLenses = z.object({
  articleId: ArticleId,
  name: z.string(),
  slug: z.string(),
  right: z.nullable(LensParameters),
  left: z.nullable(LensParameters),
})
export type StoredLenses = z.infer<typeof StoredLenses>

/** How long a prescription still serves: a year from its exam; `ages` in its last 30 days, `unknown` without a day. */
export const Validity = z.enum(['valid', 'ages', 'expired', 'unknown'])
export type Validity = z.infer<typeof Validity>

/** What a list shows of a stored prescription: none of its values. */
export const StoredSummary = z.object({
  ref: z.string(),
  kind: z.enum(['glasses', 'contact_lenses']),
  source: StoredSource,
  /** Of contact lenses: the article and its name. */
  articleId: z.nullable(ArticleId),
  name: z.string(),
  examinedOn: z.nullable(z.iso.date()),
  /** The name of the optometrist who wrote it; null of one that came otherwise. */
  signedBy: z.nullable(z.string()),
  /** Last day on which lenses are made by it. */
  validUntil: z.nullable(z.iso.date()),
  validity: Validity,
  addedAt: z.iso.datetime(),
  /** What was sent of it; null of one with values. */
  file: z.nullable(FileType),
})
export type StoredSummary = z.infer<typeof StoredSummary>

/** A value that differs from the last prescription of the same kind. D, D, °, D, mm. */
export const ChangedValue = z.object({
  eye: z.enum(['right', 'left']),
  field: z.enum(['sphere', 'cylinder', 'axis', 'addition', 'pupillaryDistance']),
  from: z.number(),
  to: z.number(),
})
export type ChangedValue = z.infer<typeof ChangedValue>

/**
 * A stored prescription, opened, as it reads after its corrections. `since` is the day of the one before it, where its
 * values are known.
 */
export const SavedPrescription = z.extend(StoredSummary, {
  glasses: z.nullable(GlassesPrescription),
  lenses: z.nullable(StoredLenses),
  /** What our optometrist measured; null of what came otherwise. */
  exam: z.nullable(ExamRecord),
  /** As it read first and after each correction, the oldest first; empty where it was never corrected. */
  versions: z.array(PrescriptionVersion),
  since: z.nullable(z.iso.date()),
  changes: z.array(ChangedValue),
})
export type SavedPrescription = z.infer<typeof SavedPrescription>

/** What the customer keeps with us, newest first, without its values. */
export const listPrescriptions = route({
  method: 'get',
  path: '/account/prescriptions',
  input: Nothing,
  output: z.object({ prescriptions: z.array(StoredSummary) }),
})

/** Why a stored prescription is opened: to be looked at, or to order by it. The log of readings shows it. */
export const ReadReason = z.enum(['shown', 'ordering'])
export type ReadReason = z.infer<typeof ReadReason>

/** Opens one. Each opening is logged before it is answered. Fails with `prescription.not_found`. */
export const readPrescription = route({
  method: 'get',
  path: '/account/prescriptions/:ref',
  input: z.object({ ref: Ref, why: z.optional(ReadReason) }),
  output: z.object({ prescription: SavedPrescription }),
})

/** The picture or document of one, as base64. Logged as an opening. */
export const readPrescriptionFile = route({
  method: 'get',
  path: '/account/prescriptions/:ref/file',
  input: z.object({ ref: Ref }),
  output: z.object({ type: FileType, file: z.string() }),
})

/** Keeps typed values. `confirmsUnusual`: looked at again, since something differs much from the last ones or is rare. */
export const keepPrescription = route({
  method: 'post',
  path: '/account/prescriptions',
  input: z.object({ glasses: GlassesPrescription, confirmsUnusual: z.optional(z.boolean()) }),
  output: z.object({ ref: z.string() }),
})

/** Keeps a picture or a PDF. Fails with a code of `upload`. */
export const keepPhoto = route({
  method: 'post',
  path: '/account/prescriptions/photo',
  input: z.object({ file: UploadedFile, examinedOn: z.optional(z.iso.date()) }),
  output: z.object({ ref: z.string() }),
})

/** Deletes one, with its file. */
export const removePrescription = route({
  method: 'post',
  path: '/account/prescriptions/:ref/remove',
  input: z.object({ ref: Ref }),
  output: z.object({ isRemoved: z.literal(true) }),
})

/** A picture or PDF for a lens order, before it lies in a cart. Its ref serves the shopper who sent it alone. */
export const uploadPrescription = route({
  method: 'post',
  path: '/prescription/upload',
  input: z.object({ file: UploadedFile }),
  output: z.object({ ref: z.string() }),
})

/** Who has opened health data: the customer, or a member of staff by role; `staff` where the role was not noted. */
export const HealthReader = z.enum([
  'customer',
  'staff',
  'admin',
  'order-handler',
  'optician',
  'customer-service',
  'editor',
  'marketer',
  'store-staff',
])

/** Why it was opened; `other` for a reason that staff wrote themselves. */
export const HealthReadReason = z.enum([
  'order',
  'shown',
  'ordering',
  'visit',
  'given',
  'printed',
  'corrected',
  'exported',
  'other',
])

/** The latest openings of the customer's prescriptions and visits, newest first: at most 200. */
export const listHealthReads = route({
  method: 'get',
  path: '/account/health-reads',
  input: Nothing,
  output: z.object({
    reads: z.array(
      z.object({
        at: z.iso.datetime(),
        by: HealthReader,
        /** Name of the store where that member of staff works; null where none. */
        store: z.nullable(z.string()),
        why: HealthReadReason,
      }),
    ),
  }),
})
