/** Data for a script of the page, as text that cannot end its own `<script>`. */
export function jsonIsland(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
