'use client'
export function ReleaseProgress() {
  return null
}
