/** Under this token Nest hands out the box for callers' keys. */
export const SECRET_BOX = Symbol('SecretBox');
