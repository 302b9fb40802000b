/** Under this token Nest hands out the `Database`. */
export const DATABASE = Symbol('Database');
