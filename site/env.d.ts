/// <reference types="astro/client" />
import type { Language } from '#contracts/language.ts'

declare global {
  namespace App {
    interface Locals {
      /** Finnish where nothing has set it. */
      language?: Language
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** The island sleeps as plain HTML until somebody touches it. */
    'client:touch'?: boolean
  }
}
