/** The tests of the pure rooms. Each mutant runs those that reach it. */
export default {
  test: {
    include: ['{contract,widget/goods}/**/*.test.ts'],
    env: { MUTANTS: '1' },
  },
};
