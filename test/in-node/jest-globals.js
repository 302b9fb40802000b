/** What specs import of `@jest/globals`, which itself works in Jest's own contexts only. */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globalThis;
