// Words without a number have the one after that of the element before.
all("[id],[i]", root).reduce((last, one) => parseInt((one.id ||= last + 1), 10), 0);
ready(root);
lineUp();
holdAnchors();
connect();
