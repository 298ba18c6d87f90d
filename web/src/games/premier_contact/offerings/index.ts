export const PICTURES: Readonly<Record<string, string>> = {}
