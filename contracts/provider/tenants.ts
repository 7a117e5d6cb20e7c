import * as z from 'zod/mini'

/** What a merchant's pages name themselves by in every call. */
export const TenantKey = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{1,39}$/))
export type TenantKey = z.infer<typeof TenantKey>

/** Scheme, host and port of a site as browsers send them in `Origin`, without a path. */
export const WebOrigin = z.string().check(z.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/), z.maxLength(200))
export type WebOrigin = z.infer<typeof WebOrigin>

/** Host, with a port where it has one of its own, that a merchant's pictures lie on. */
export const PictureHost = z.string().check(z.regex(/^[a-z0-9.-]+(:\d{1,5})?$/), z.maxLength(200))
export type PictureHost = z.infer<typeof PictureHost>
