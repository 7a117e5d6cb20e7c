/// <reference types="astro/client" />
import type {} from '#contracts/route.ts'

declare module 'astro' {
  interface AstroClientDirectives {
    /** The island sleeps as plain HTML until somebody touches it. */
    'client:touch'?: boolean
  }
}
