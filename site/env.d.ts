/// <reference types="astro/client" />
import type { Language } from '#contracts/language.ts'
import type { PageFacts } from './server/define-page.ts'

declare module 'astro' {
  interface AstroClientDirectives {
    /** The island sleeps as plain HTML until somebody touches it. */
    'client:touch'?: boolean
  }
}

declare global {
  namespace App {
    interface Locals {
      /** What the page that is being rendered declares of itself; set by `middleware.ts`. */
      page?: PageFacts
      /** Finnish where nothing has set it. */
      language?: Language
    }
  }
}
